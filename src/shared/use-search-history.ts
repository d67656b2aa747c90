/** Provides a library's past searches with their conditions. */
import { useMemo } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import { type Condition, wordConditions } from '@domain/query/condition'
import { combinedConditions } from '@domain/query/search-box'
import type { Searchable, Library } from '@/libraries/library'
import { useLiveCount } from './use-live-count'
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery } from '@domain/query/codec'
import { type PastSearch, historyEntry, summaryOf } from '@domain/query/search-history'
import { toast } from '@/platform/messages'
import { useHistory } from '@/stores/history'

interface PlainSearchInput {
  library: Searchable
  /** The dimension in which Enter searches. The default is the dimension of the library's lists. */
  typed?: string
  conditions: Condition[]
  text: string
  /** Whether the text has no suggestions. Only then the results are counted. */
  isBarren: boolean
}

/**
 * Offers the typed text as a search in each dimension, and first in the dimension of Enter. The offers are
 * shown before the suggestions.
 */
export function usePlainSearches({ library, typed = library.typed, conditions, text, isBarren }: PlainSearchInput) {
  const combined = useMemo(() => combinedConditions(conditions, text, typed), [conditions, text, typed])
  const total = useLiveCount(library, combined, isBarren && text !== '')
  const { searchBar, counted } = searchCopy
  const others = [library.typed, ...library.offers].filter(dimension => dimension !== typed)
  const dimensions = [typed, ...others.filter((one, at) => others.indexOf(one) === at)]
  return dimensions.map((key, at) => ({
    key,
    label: fill(searchBar.searchIn, { dimension: key, text }),
    ...(at === 0 && total ? { detail: fill(counted.items, { total: formatCount(total) }) } : {}),
    /** Whether the search is counted and has no results. */
    isVain: at === 0 && total === 0,
  }))
}

function conditionsOf({ text, query }: PastSearch, typed: string): Condition[] {
  const conditions = decodeUrlQuery(query)
  return conditions.length ? conditions : wordConditions(typed, text)
}

export function useSearchHistory({ category, typed }: Pick<Library, 'category' | 'typed'>) {
  const { entries, save, remove, clear } = useHistory(category.key)

  const searches = useMemo(
    () =>
      entries.map(entry => {
        const conditions = conditionsOf(entry, typed)
        return { entry, conditions, ...(entry.isTitled ? { title: entry.text } : summaryOf(conditions, typed)) }
      }),
    [entries, typed],
  )

  return {
    searches,
    save: (conditions: Condition[]) => {
      if (conditions.length) save(historyEntry(conditions, typed))
    },
    remove: (at: number) => {
      const search = searches[at]
      if (!search) return
      const onTap = remove(search.entry)
      toast(searchCopy.history.removed, {
        duration: LIMITS.toast.undo,
        action: { label: searchCopy.action.undo, onTap, sensorsName: 'history_undo' },
      })
    },
    clear,
  }
}
