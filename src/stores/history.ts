/** The search history of a category: searches on the device and, inside the native wrapper, those of the wrapper. */
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { fromEntries } from '@domain/guards'
import { type PastSearch, removeSearch, addSearch, mergedHistory } from '@domain/query/search-history'
import { bridge } from '@/platform/bridge'
import type { HistorySearchType } from '@/platform/ports/other-apps'
import { removeSearchHistories, searchHistory } from '@/platform/storage/keys'

/** The categories with a history in the native wrapper, and their names in the wrapper. */
const NATIVE: Partial<Record<string, HistorySearchType>> = {
  case: 'case',
  law: 'law',
  judicial: 'judicial',
  similarity: 'similarity',
  excellentCaseNew: 'excellent',
  article: 'article',
  proDoc: 'proDoc',
}

const usePastSearches = create<Record<string, PastSearch[]>>()(() => ({}))

const readSearches = (category: string): PastSearch[] => searchHistory(category).get() ?? []
const refresh = (category: string) => usePastSearches.setState({ [category]: readSearches(category) })

function writeSearches(category: string, entries: PastSearch[]) {
  if (entries.length) searchHistory(category).set(entries)
  else searchHistory(category).remove()
  refresh(category)
}

const NONE: PastSearch[] = []

/** Deletes the past searches of all categories on this device. */
export function clearSearchHistory() {
  removeSearchHistories()
  usePastSearches.setState(saved => fromEntries(Object.keys(saved).map(category => [category, NONE])))
}

/**
 * Reads the searches of the native wrapper. The wrapper cannot delete searches. A removed search therefore returns when
 * the screen opens again.
 */
function useWrapperSearches(category: string) {
  const [answer, setAnswer] = useState({ category, entries: NONE })
  useEffect(() => {
    let isCancelled = false
    const searchType = NATIVE[category]
    if (!searchType || !bridge.available()) return
    void bridge.getBigDataSearchHistory(searchType).then(searches => {
      if (!isCancelled && searches) setAnswer({ category, entries: searches.map(one => ({ ...one, isTitled: true })) })
    })
    return () => {
      isCancelled = true
    }
  }, [category])
  return {
    wrapperSearches: answer.category === category ? answer.entries : NONE,
    change: (to: (entries: PastSearch[]) => PastSearch[]) =>
      setAnswer(({ entries, ...of }) => ({ ...of, entries: to(entries) })),
  }
}

export function useCategorySearchHistory(category: string) {
  const first = useMemo(() => readSearches(category), [category])
  const onDevice = usePastSearches(saved => saved[category]) ?? first
  const { wrapperSearches, change } = useWrapperSearches(category)
  const entries = useMemo(() => mergedHistory(onDevice, wrapperSearches), [onDevice, wrapperSearches])
  // Another window or a logout may have changed the stored searches.
  useEffect(() => refresh(category), [category])

  return {
    entries,
    save: (entry: PastSearch) => writeSearches(category, addSearch(readSearches(category), entry)),
    /** Returns a function that undoes the removal. */
    remove(entry: PastSearch) {
      const before = readSearches(category)
      change(current => removeSearch(current, entry))
      writeSearches(category, removeSearch(before, entry))
      return () => {
        change(() => wrapperSearches)
        writeSearches(category, before)
      }
    },
    clear() {
      change(() => NONE)
      writeSearches(category, [])
    },
  }
}
