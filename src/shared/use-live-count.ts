import { useEffect, useState } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { encodedLength, hasTooManyGapWords } from '@domain/query/codec'
import type { Condition } from '@domain/query/condition'
import type { Searchable } from '@/libraries/library'
import { RequestSequencer } from '@/request/sequencer'

/** What no list would be asked for is not counted either. */
const isCountable = (conditions: Condition[]) =>
  encodedLength(conditions) <= LIMITS.input.encodedQuery && !conditions.some(hasTooManyGapWords)

/** A box that is left without a change makes conditions anew: they are the same. */
function useSame(conditions: Condition[]): Condition[] {
  const [kept, keep] = useState(conditions)
  if (kept === conditions || JSON.stringify(kept) === JSON.stringify(conditions)) return kept
  keep(conditions)
  return conditions
}

type Counting = Pick<Searchable, 'search' | 'sorts'>

/**
 * How many a search would find that is still being put together; nothing before it is known, and where nobody can say. Asked
 * once the reader pauses, and never twice at a time.
 */
export function useLiveCount(library: Counting, asked: Condition[], asks: boolean): number | undefined {
  const conditions = useSame(asked)
  const [latest] = useState(() => new RequestSequencer({ quiet: true }))
  const [counted, setCounted] = useState<{ of: Condition[]; total?: number }>()

  const { search, sorts } = library
  useEffect(() => {
    if (!search || !asks || !isCountable(conditions)) return
    const order = sorts[0]?.order ?? ''
    const count = async () => {
      const found = await latest.ask(signal => search({ conditions, order, page: 1, size: 1, signal }))
      if (found?.ok) setCounted({ of: conditions, total: found.data.total })
    }
    const timer = setTimeout(() => void count(), LIMITS.delay.count)
    return () => {
      clearTimeout(timer)
      latest.stop()
    }
  }, [latest, search, sorts, conditions, asks])

  return asks && counted?.of === conditions ? counted.total : undefined
}

/** What the key says that makes the search. */
export function searchLabel(total: number | undefined, plain: string): string {
  if (total === undefined) return plain
  return total === 0 ? searchCopy.counted.none : fill(searchCopy.counted.some, { total: formatCount(total) })
}
