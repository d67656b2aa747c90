/** What was typed as a search of its own, before whatever is suggested for it. */
import { useMemo } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import type { Condition } from '@domain/query/condition'
import { together } from '@domain/query/search-box'
import type { Searchable } from '@/libraries/library'
import { useLiveCount } from './use-live-count'

interface Typed {
  library: Searchable
  /** The dimension that Enter searches in, where it is another than in lists. */
  typed?: string
  conditions: Condition[]
  text: string
  /** Nothing is suggested: only then it is worth a question how much there is to find. */
  isBarren: boolean
}

/** First what Enter would search, then the other dimensions that the library offers; each is known by its dimension. */
export function usePlainSearches({ library, typed = library.typed, conditions, text, isBarren }: Typed) {
  const asked = useMemo(() => together(conditions, text, typed), [conditions, text, typed])
  const total = useLiveCount(library, asked, isBarren && text !== '')
  const { searchBar, counted } = searchCopy
  const others = [library.typed, ...library.offers].filter(dimension => dimension !== typed)
  const dimensions = [typed, ...others.filter((one, at) => others.indexOf(one) === at)]
  return dimensions.map((key, at) => ({
    key,
    label: fill(searchBar.searchIn, { dimension: key, text }),
    ...(at === 0 && total ? { detail: fill(counted.items, { total: formatCount(total) }) } : {}),
  }))
}
