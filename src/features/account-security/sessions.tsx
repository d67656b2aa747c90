import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Session } from '@contract/account'
import { endOneSession, endOtherSessions, fetchSessions } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { formatMinute } from '@domain/format/dates'
import { LoadErrorBlock } from '@/request/load-error'
import { useLoaded } from '@/request/use-loaded'
import { Button } from '@/ui/button'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { SecurityItem, useConfirmedAction } from './entry'

const { sessions: words } = accountCopy.security

const deviceOf = ({ device }: Session) => device || words.unknown

const timesOf = ({ seenAt, begunAt }: Session) => [
  fill(words.lastUsed, { time: formatMinute(new Date(seenAt)) }),
  fill(words.begun, { begun: formatMinute(new Date(begunAt)) }),
]

/** Lists the devices that are logged in. */
export function LoginSessions() {
  const loaded = useLoaded(fetchSessions)
  const [endedIds, setEndedIds] = useState<string[]>([])
  const { run, busy } = useConfirmedAction()
  const sessions = loaded.kind === 'ready' ? loaded.data : []
  const remaining = sessions.filter(({ id }) => endedIds.indexOf(id) < 0)
  const others = remaining.filter(({ current }) => !current)

  const end = (session: Session) =>
    run({
      id: session.id,
      question: fill(words.endAsk, { device: deviceOf(session) }),
      confirm: words.end,
      call: () => endOneSession(session.id),
      doneMessage: words.ended,
      onSuccess: () => setEndedIds(before => [...before, session.id]),
    })
  const endOthers = () =>
    run({
      id: 'all',
      question: words.endOthersAsk,
      confirm: words.end,
      call: endOtherSessions,
      doneMessage: words.endedOthers,
      onSuccess: () => setEndedIds(others.map(({ id }) => id).concat(endedIds)),
    })

  return (
    <Section title={words.title} count={remaining.length ? fill(words.count, { count: remaining.length }) : undefined}>
      {loaded.kind === 'loading' && <Skeleton brief rows={2} />}
      {loaded.kind === 'failed' && (
        <LoadErrorBlock error={loaded.error} retry={loaded.retry} sensorsName='security_retry' />
      )}
      {remaining.map(session => (
        <SecurityItem
          key={session.id}
          title={deviceOf(session)}
          mark={session.current ? words.here : undefined}
          under={timesOf(session)}
          action={
            session.current
              ? undefined
              : {
                  keyText: words.end,
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
