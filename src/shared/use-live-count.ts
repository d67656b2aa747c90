import { useEffect, useState } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { encodedLength, hasTooManyGapWords } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { Searchable } from '@/libraries/library'
import { RequestSequencer } from '@/request/sequencer'

/** Returns whether a list would accept the conditions. Other conditions are not counted. */
const isCountable = (conditions: Condition[]) =>
  encodedLength(conditions) <= LIMITS.input.encodedQuery && !conditions.some(hasTooManyGapWords)

/** Returns the same array while the conditions stay equal, although a box that loses the focus creates a new array. */
function useStableConditions(conditions: Condition[]): Condition[] {
  const [stable, setStable] = useState(conditions)
  if (stable === conditions || JSON.stringify(stable) === JSON.stringify(conditions)) return stable
  setStable(conditions)
  return conditions
}

type CountedLibrary = Pick<Searchable, 'search' | 'sorts'>

/**
 * Returns the number of results of the search that the reader is composing, or `undefined` until it is
 * counted. The number is requested when the reader pauses.
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

/** Returns the label of the search button. */
export function searchLabel(total: number | undefined, plain: string): string {
  if (total === undefined) return plain
  return total === 0 ? searchCopy.counted.none : fill(searchCopy.counted.some, { total: formatCount(total) })
}
