import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Session } from '@contract/account'
import { endOneSession, endOtherSessions, fetchSessions } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { minuteOf } from '@domain/format/dates'
import { LoadErrorBlock } from '@/request/error-state'
import { useLoaded } from '@/request/use-loaded'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { Entry } from './entry'
import { useAct } from './use-act'

const { sessions: words } = accountCopy.security

const deviceOf = ({ device }: Session) => device || words.unknown

const timesOf = ({ seenAt, begunAt }: Session) => [
  fill(words.seen, { seen: minuteOf(new Date(seenAt)) }),
  fill(words.begun, { begun: minuteOf(new Date(begunAt)) }),
]

/** Where one is logged in. */
export function Sessions() {
  const loaded = useLoaded(fetchSessions)
  const [gone, setGone] = useState<string[]>([])
  const { act, busy } = useAct()
  const found = loaded.kind === 'ready' ? loaded.data : []
  const shown = found.filter(({ id }) => gone.indexOf(id) < 0)
  const others = shown.filter(({ current }) => !current)

  const end = (session: Session) =>
    act({
      id: session.id,
      question: fill(words.endAsk, { device: deviceOf(session) }),
      confirm: words.end,
      call: () => endOneSession(session.id),
      done: words.ended,
      then: () => setGone(before => [...before, session.id]),
    })
  const endOthers = () =>
    act({
      id: 'all',
      question: words.endOthersAsk,
      confirm: words.end,
      call: endOtherSessions,
      done: words.endedOthers,
      then: () => setGone(others.map(({ id }) => id).concat(gone)),
    })

  return (
    <Section title={words.title} count={shown.length ? fill(words.count, { count: shown.length }) : undefined}>
      {loaded.kind === 'loading' && <Skeleton brief rows={2} />}
      {loaded.kind === 'failed' && (
        <LoadErrorBlock error={loaded.error} retry={loaded.retry} sensorsName='security_retry' />
      )}
      {shown.map(session => (
        <Entry
          key={session.id}
          title={deviceOf(session)}
          mark={session.current ? words.here : undefined}
          under={timesOf(session)}
          action={
            session.current
              ? undefined
              : {
                  word: words.end,
                  label: fill(words.endOf, { device: deviceOf(session) }),
                  busy: busy === session.id,
                  onTap: () => void end(session),
                  sensorsName: 'security_session_end',
                }
          }
        />
      ))}
      {others.length > 1 && (
        <View className='security-all'>
          <Button
            look='line'
            wide
            busy={busy === 'all'}
            onTap={() => void endOthers()}
            sensorsName='security_sessions_end'
          >
            {words.endOthers}
          </Button>
        </View>
      )}
    </Section>
  )
}
