/** Past searches of a category, on this device and, in the native wrapper, the wrapper's own. */
import { useEffect, useMemo, useState } from 'react'
import { create } from 'zustand'
import { fromEntries } from '@domain/from-entries'
import { type PastSearch, forget, remember, mergedHistory } from '@domain/query/search-history'
import { bridge } from '@/platform/bridge'
import type { HistorySearchType } from '@/platform/bridge/port'
import { removeSearchHistories, searchHistory } from '@/platform/storage/keys'

/** As the wrapper calls them; it knows no others. */
const NATIVE: Partial<Record<string, HistorySearchType>> = {
  case: 'case',
  law: 'law',
  judicial: 'judicial',
  similarity: 'similarity',
  excellentCaseNew: 'excellent',
  article: 'article',
  proDoc: 'proDoc',
}

const useKept = create<Record<string, PastSearch[]>>()(() => ({}))

const read = (category: string): PastSearch[] => searchHistory(category).get() ?? []
const show = (category: string) => useKept.setState({ [category]: read(category) })

function write(category: string, entries: PastSearch[]) {
  if (entries.length) searchHistory(category).set(entries)
  else searchHistory(category).remove()
  show(category)
}

const NONE: PastSearch[] = []

/** The searches of all categories, on this device. */
export function forgetSearches() {
  removeSearchHistories()
  useKept.setState(known => fromEntries(Object.keys(known).map(category => [category, NONE])))
}

/** The wrapper cannot be told to forget: what is removed of its list is back when the screen is opened anew. */
function useNative(category: string) {
  const [answer, setAnswer] = useState({ category, entries: NONE })
  useEffect(() => {
    let left = false
    const searchType = NATIVE[category]
    if (!searchType || !bridge.available()) return
    void bridge.getBigDataSearchHistory(searchType).then(found => {
      if (!left && found) setAnswer({ category, entries: found.map(one => ({ ...one, isTitled: true })) })
    })
    return () => {
      left = true
    }
  }, [category])
  return {
    native: answer.category === category ? answer.entries : NONE,
    change: (to: (entries: PastSearch[]) => PastSearch[]) =>
      setAnswer(({ entries, ...of }) => ({ ...of, entries: to(entries) })),
  }
}

export function useHistory(category: string) {
  const first = useMemo(() => read(category), [category])
  const own = useKept(kept => kept[category]) ?? first
  const { native, change } = useNative(category)
  const entries = useMemo(() => mergedHistory(own, native), [own, native])
  // What another run of the app, or a sign-out, did to the storage since.
  useEffect(() => show(category), [category])

  return {
    entries,
    keep: (entry: PastSearch) => write(category, remember(read(category), entry)),
    /** Answers how to take it back. */
    remove(entry: PastSearch) {
      const before = read(category)
      change(known => forget(known, entry))
      write(category, forget(before, entry))
      return () => {
        change(() => native)
        write(category, before)
      }
    },
    clear() {
      change(() => NONE)
      write(category, [])
    },
  }
}
