/** A library's past searches as its bars show them, and the conditions that a pick brings back. */
import { useMemo } from 'react'
import { copy } from '@/copy'
import { LIMITS } from '@domain/limits'
import { wordsAs } from '@domain/query/chips'
import { type Condition } from '@domain/query/condition'
import { decodeUrlQuery } from '@domain/query/codec'
import { type PastSearch, entryOf, summaryOf } from '@domain/query/search-history'
import { toast } from '@/platform/toast'
import { useHistory } from '@/stores/history'
import type { Library } from '@/libraries/library'

function conditionsOf({ text, query }: PastSearch, typed: string): Condition[] {
  const conditions = decodeUrlQuery(query)
  return conditions.length ? conditions : wordsAs(typed, text)
}

export function useSearchHistory({ category, typed }: Pick<Library, 'category' | 'typed'>) {
  const { entries, keep, remove, clear } = useHistory(category.key)

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
    keep: (conditions: Condition[]) => {
      if (conditions.length) keep(entryOf(conditions, typed))
    },
    remove: (at: number) => {
      const found = searches[at]
      if (!found) return
      const onTap = remove(found.entry)
      toast(copy.history.removed, {
        duration: LIMITS.toast.withAction,
        action: { label: copy.action.undo, onTap, sensorsName: 'history_undo' },
      })
    },
    clear,
  }
}
