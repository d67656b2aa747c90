import { Text, View } from '@tarojs/components'
import { useEffect, useState } from 'react'
import { revokeShare, revokeAllShares, fetchShares, type AccountShare, type SharedItem } from '@/api/account'
import { accountCopy, fill } from '@/copy/account'
import { formatMinute } from '@domain/format/dates'
import { LoadErrorBlock } from '@/request/load-error'
import { Button } from '@/ui/button'
import { ListItem } from '@/ui/list-item'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import { SecurityItem, useConfirmedAction } from './entry'
import { decodeApiConditions } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import { labelOf } from '@domain/query/labels'
import type { ApiError } from '@/request/errors'
import { RequestSequencer } from '@/request/sequencer'

const { kinds, withdrawn, everything, citationCheck } = accountCopy.security.shares
const { shares: words } = accountCopy.security

interface LoadedShares {
  rows: AccountShare[]
  /** The number of shared links. `undefined` until the first page is loaded. */
  total?: number
  error?: ApiError
  busy: boolean
}

/** The reader's shared links, page by page. A revoked link disappears without a reload. */
function useShares() {
  const [latest] = useState(() => new RequestSequencer())
  const [state, setState] = useState<LoadedShares>({ rows: [], busy: true })
  const [turn, setTurn] = useState({ skip: 0 })

  useEffect(() => {
    void latest
      .run(signal => fetchShares(turn.skip, signal))
      .then(answer => {
        if (!answer) return
        setState(before =>
          answer.ok
            ? { rows: [...before.rows, ...answer.data.list], total: answer.data.total, busy: false }
            : { ...before, error: answer.error, busy: false },
        )
      })
    return () => latest.stop()
  }, [latest, turn])

  return {
    ...state,
    more() {
      setState({ ...state, error: undefined, busy: true })
      setTurn({ skip: state.rows.length })
    },
    removeRow: (id: string) =>
      setState(({ rows, total = 0, ...rest }) => ({
        ...rest,
        rows: rows.filter(row => row.id !== id),
        total: total - 1,
      })),
    clear: () => setState({ rows: [], total: 0, busy: false }),
  }
}

/** Returns the name of a kind of shared content, or '' for an unknown kind. */
const kindOf = (method: string): string =>
  Object.prototype.hasOwnProperty.call(kinds, method) ? kinds[method as keyof typeof kinds] : ''

function conditionText(condition: Condition) {
  const { label, text } = labelOf(condition)
  return `${label} ${text}`
}

function nameOf({ method, query, title }: SharedItem): string {
  if (title) return title
  if (method === 'brief_report') return citationCheck
  if (method !== 'case_visual_interface') return withdrawn
  return decodeApiConditions(query).map(conditionText).join('，') || everything
}

const titleOf = ({ opens }: AccountShare) => opens.map(nameOf).join('，')
const kindsOf = ({ opens }: AccountShare) => opens.map(({ method }) => kindOf(method)).join('，')
const dayIn = (time: string) => formatMinute(new Date(time)).slice(0, 10)
const timesOf = ({ madeAt, expiresAt }: AccountShare) =>
  fill(words.times, { day: dayIn(madeAt), end: dayIn(expiresAt) })

/** The shared links that are still valid. */
export function SharedLinks() {
  const { rows, total, error, busy: loading, more, removeRow, clear } = useShares()
  const { run, busy } = useConfirmedAction()

  const revoke = (share: AccountShare) =>
    run({
      id: share.id,
      question: fill(words.revokeAsk, { title: titleOf(share) }),
      confirm: words.revoke,
      call: () => revokeShare(share.id),
      doneMessage: words.revoked,
      onSuccess: () => removeRow(share.id),
    })
  const revokeAll = () =>
    run({
      id: 'all',
      question: words.revokeAllAsk,
      confirm: words.revoke,
      call: revokeAllShares,
      doneMessage: words.revokedAll,
      onSuccess: clear,
    })

  return (
    <Section title={words.title} count={total ? fill(words.count, { count: total }) : undefined}>
      {total !== 0 && <Text className='security-note'>{words.note}</Text>}
      {rows.map(share => (
        <SecurityItem
          key={share.id}
          title={titleOf(share)}
          under={[kindsOf(share), timesOf(share)]}
          action={{
            keyText: words.revoke,
            label: fill(words.revokeOf, { title: titleOf(share) }),
            busy: busy === share.id,
            onTap: () => void revoke(share),
            sensorsName: 'security_share_revoke',
          }}
        />
      ))}
      {loading && <Skeleton brief rows={2} />}
      {error && <LoadErrorBlock error={error} retry={more} sensorsName='security_retry' />}
      {total === 0 && <Text className='security-note'>{words.empty}</Text>}
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
