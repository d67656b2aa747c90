import { Text, View } from '@tarojs/components'
import { revokeShare, revokeShares } from '@/api/account'
import type { OwnShare } from '@/api/readers/account'
import { accountCopy, fill } from '@/copy/account'
import { minuteOf } from '@domain/format/dates'
import { ErrorState } from '@/request/error-state'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { State } from '@/ui/state'
import { Entry } from './entry'
import { kindOf, nameOf } from './shared-name'
import { useAct } from './use-act'
import { useShares } from './use-shares'

const { shares: words } = accountCopy.security

const titleOf = ({ opens }: OwnShare) => opens.map(nameOf).join('，')
const kindsOf = ({ opens }: OwnShare) => opens.map(({ method }) => kindOf(method)).join('，')
const dayIn = (time: string) => minuteOf(new Date(time)).slice(0, 10)
const timesOf = ({ madeAt, expiresAt }: OwnShare) => fill(words.times, { made: dayIn(madeAt), ends: dayIn(expiresAt) })

/** What one has shared that still opens. */
export function Shares() {
  const { rows, total, error, busy: loading, more, drop, clear } = useShares()
  const { act, busy } = useAct()

  const revoke = (share: OwnShare) =>
    act({
      id: share.id,
      question: fill(words.revokeAsk, { title: titleOf(share) }),
      confirm: words.revoke,
      call: () => revokeShare(share.id),
      done: words.revoked,
      then: () => drop(share.id),
    })
  const revokeAll = () =>
    act({
      id: 'all',
      question: words.revokeAllAsk,
      confirm: words.revoke,
      call: revokeShares,
      done: words.revokedAll,
      then: clear,
    })

  return (
    <Section title={words.title} count={total ? fill(words.count, { count: total }) : undefined}>
      {total !== 0 && <Text className='security-note'>{words.note}</Text>}
      {rows.map(share => (
        <Entry
          key={share.id}
          title={titleOf(share)}
          under={[kindsOf(share), timesOf(share)]}
          action={{
            word: words.revoke,
            label: fill(words.revokeOf, { title: titleOf(share) }),
            busy: busy === share.id,
            onTap: () => void revoke(share),
            sensorsName: 'security_share_revoke',
          }}
        />
      ))}
      {loading && <Skeleton brief rows={2} />}
      {error && <ErrorState error={error} retry={more} sensorsName='security_retry' />}
      {total === 0 && <State kind='empty' sentence={words.empty} />}
      {!loading && !error && total !== undefined && total > rows.length && (
        <ListItem icon='chevron-down' title={words.more} onTap={more} sensorsName='security_shares_more' />
      )}
      {total !== undefined && total > 1 && (
        <View className='security-all'>
          <Button
            look='line'
            wide
            busy={busy === 'all'}
            onTap={() => void revokeAll()}
            sensorsName='security_shares_end'
          >
            {words.revokeAll}
          </Button>
        </View>
      )}
    </Section>
  )
}
