/** Hooks for the search panel: past searches of a library, and searches for the typed text. */
import { useMemo } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { formatCount } from '@domain/format/amounts'
import { type Condition, wordConditions } from '@domain/query/condition'
import { combinedConditions } from '@domain/query/search-box'
import type { SearchableLibrary, Library } from '@/libraries/library'
import { useLiveCount } from './use-live-count'
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery } from '@domain/query/codec'
import { type PastSearch, pastSearchOf, summaryOf } from '@domain/query/search-history'
import { toast } from '@/platform/messages'
import { useCategorySearchHistory } from '@/stores/history'

interface PlainSearchInput {
  library: SearchableLibrary
  /** The dimension in which the Enter key searches. The default is the one that lists of the library use. */
  typed?: string
  conditions: Condition[]
  text: string
  /** Whether the text has no suggestions. Results are counted only then. */
  hasNoSuggestions: boolean
}

/**
 * Offers to search the typed text in each dimension that the library offers, first in that of the Enter key. The offers
 * come before the suggestions, or after them if a suggestion is exactly the typed text.
 */
export function useTypedTextSearches({
  library,
  typed = library.typed,
  conditions,
  text,
  hasNoSuggestions,
}: PlainSearchInput) {
  const combined = useMemo(() => combinedConditions(conditions, text, typed), [conditions, text, typed])
  const total = useLiveCount(library, combined, hasNoSuggestions && text !== '')
  const { searchBar, counted } = searchCopy
  const others = [library.typed, ...library.offers].filter(dimension => dimension !== typed)
  const dimensions = [typed, ...others.filter((one, at) => others.indexOf(one) === at)]
  return dimensions.map((key, at) => ({
    key,
    label: fill(searchBar.searchIn, { dimension: key, text }),
    ...(at === 0 && total ? { detail: fill(counted.items, { total: formatCount(total) }) } : {}),
    /** Whether the results were counted and there are none. */
    hasNoResults: at === 0 && total === 0,
  }))
}

function conditionsOf({ text, query }: PastSearch, typed: string): Condition[] {
  const conditions = decodeUrlQuery(query)
  return conditions.length ? conditions : wordConditions(typed, text)
}

export function useSearchHistory({ category, typed }: Pick<Library, 'category' | 'typed'>) {
  const { entries, save, remove, clear } = useCategorySearchHistory(category.key)

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
      if (conditions.length) save(pastSearchOf(conditions, typed))
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
