import { useEffect, useState } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { encodedLength, hasTooManyGapWords } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { SearchableLibrary } from '@/libraries/library'
import { RequestSequencer } from '@/request/sequencer'

/** Whether a list would accept the conditions. If not, their results are not counted. */
const isCountable = (conditions: Condition[]) =>
  encodedLength(conditions) <= LIMITS.input.encodedQuery && !conditions.some(hasTooManyGapWords)

/**
 * Returns the same array as long as the conditions are equal. A box that loses the focus creates an equal new array.
 */
function useStableConditions(conditions: Condition[]): Condition[] {
  const [stable, setStable] = useState(conditions)
  if (stable === conditions || JSON.stringify(stable) === JSON.stringify(conditions)) return stable
  setStable(conditions)
  return conditions
}

type CountedLibrary = Pick<SearchableLibrary, 'search' | 'sorts'>

/**
 * Returns the number of results of the search being composed. Requests it when the reader pauses.
 * Returns `undefined` until the number is loaded.
 */
export function useLiveCount(library: CountedLibrary, requested: Condition[], isEnabled: boolean): number | undefined {
  const conditions = useStableConditions(requested)
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [counted, setCounted] = useState<{ of: Condition[]; total?: number }>()

  const { search, sorts } = library
  useEffect(() => {
    if (!search || !isEnabled || !isCountable(conditions)) return
    const order = sorts[0]?.order ?? ''
    const count = async () => {
      const result = await latest.run(signal => search({ conditions, order, page: 1, size: 1, signal }))
      if (result?.ok) setCounted({ of: conditions, total: result.data.total })
    }
    const timer = setTimeout(() => void count(), LIMITS.delay.count)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [latest, search, sorts, conditions, isEnabled])

  return isEnabled && counted?.of === conditions ? counted.total : undefined
}

/** Returns the label of the search button, with the number of results if it is loaded. */
export function searchButtonLabel(total: number | undefined, plain: string): string {
  if (total === undefined) return plain
  return total === 0 ? searchCopy.counted.none : fill(searchCopy.counted.some, { total: formatCount(total) })
}
