import { View } from '@tarojs/components'
import { memo, useCallback, useEffect, useState } from 'react'
import { LoadErrorBlock } from '@/request/error-state'
import { type ApiError, isExpired } from '@/request/errors'
import { type AbortSignalLike, useLoaded } from '@/request/use-loaded'
import { fiscalCopy } from '@/copy/fiscal'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { encodeUrlQuery } from '@domain/query/codec'
import { DocumentRow } from '@/shared/document-row'
import type { ResultPage, Library } from '@/libraries/library'
import { open } from '@/routing/navigation'
import { Section } from '@/ui/section'
import { Skeleton } from '@/ui/skeleton'
import './section.scss'

const SHOWN = LIMITS.page.fiscalSection

interface FiscalSectionProps {
  id: string
  title: string
  library: Library
  conditions: Condition[]
  /** What stands below has moved. */
  onSettled: () => void
  /** This one has nothing of what was asked. */
  onNothing: (id: string) => void
  /** None of the lists is for guests. */
  onLockedOut: (error: ApiError) => void
}

/** The first rows of one of the lists, and the way to the others; what becomes of it is no matter of its neighbours. */
export const FiscalSection = memo(function FiscalSection(props: FiscalSectionProps) {
  const { id, title, library, conditions, onSettled, onNothing, onLockedOut } = props
  const load = useCallback(
    (signal: AbortSignalLike) => library.search({ conditions, order: '', page: 1, size: SHOWN, signal }),
    [library, conditions],
  )
  const found = useLoaded(load)
  useEffect(() => {
    if (found.kind !== 'loading') onSettled()
  }, [found.kind, onSettled])
  const isBare = found.kind === 'ready' && found.data.rows.length === 0
  useEffect(() => {
    if (isBare) onNothing(id)
  }, [isBare, onNothing, id])
  const error = found.kind === 'failed' ? found.error : undefined
  useEffect(() => {
    if (error && isExpired(error)) onLockedOut(error)
  }, [error, onLockedOut])

  // What was found before stays, dimmed, until the next is there: nothing jumps, and the mini-program sends no placeholder.
  const [before, setBefore] = useState<ResultPage>()
  const data = found.kind === 'ready' ? found.data : found.kind === 'loading' ? before : undefined
  if (data !== before) setBefore(data)

  const { key, list } = library.category
  const all = () => void open(list, conditions.length ? { query: encodeUrlQuery(conditions) } : {})
  const total = data?.total
  const hasMore = data && (total === undefined ? data.rows.length >= SHOWN : total > SHOWN)
  const label = fiscalCopy.fiscal.more
  const more = hasMore ? { label, spoken: `${label}${title}`, onTap: all, sensorsName: `${key}_more` } : undefined
  return (
    <View id={id} className={`fiscal-section${data && found.kind === 'loading' ? ' fiscal-section--waiting' : ''}`}>
      <Section title={title} count={total === undefined ? undefined : formatCount(total)} more={more}>
        {found.kind === 'loading' && !data && <Skeleton rows={SHOWN} />}
        {found.kind === 'failed' && (
          <LoadErrorBlock error={found.error} retry={found.retry} sensorsName={`${key}_retry`} />
        )}
        {data?.rows.length === 0 && <View className='fiscal-section__none'>{fiscalCopy.noData}</View>}
        {data?.rows.slice(0, SHOWN).map((row, at) => (
          <DocumentRow key={at} row={row} sensorsName={`${key}_row`} />
        ))}
      </Section>
    </View>
  )
})
