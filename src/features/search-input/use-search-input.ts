/** What stands in the input screen, and what is done there. */
import { useState } from 'react'
import { copy } from '@/copy'
import { removeGroup, removeLast } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { LIMITS } from '@domain/limits'
import { decodeUrlQuery, encodeUrlQuery, encodedLength } from '@domain/query/codec'
import { pick, together } from '@domain/query/search-box'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Library } from '@/libraries/library'
import { picked } from '@/libraries/request'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { requireLogin } from '@/actions/require-login'
import { openDocument } from '@/actions/open-document'

interface SearchInputState {
  library: Library
  /** The dimension that typed words become conditions of. */
  typed: string
  /** Conditions that the screen was opened with. */
  query?: string
  keep: (conditions: Condition[]) => void
}

export function useSearchInput({ library, typed, query, keep }: SearchInputState) {
  const { category } = library
  const [text, setText] = useState('')
  const [conditions, setConditions] = useState(() => decodeUrlQuery(query))

  const search = (asked: Condition[]) => {
    if (!asked.length) return toast(copy.toast.empty)
    if (encodedLength(asked) > LIMITS.input.encodedQuery)
      return toast(copy.toast.tooMany, { duration: LIMITS.toast.conditions })
    if (!requireLogin()) return
    keep(asked)
    setText('')
    setConditions(asked)
    void open(category.list, { query: encodeUrlQuery(asked) })
  }

  return {
    text,
    setText,
    conditions,
    search,
    /** Enter, or a search of the words in a dimension of their own. */
    confirm: (said: string, dimension = typed) => search(together(conditions, said, dimension)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (!group || !suggestion) return
      const outcome = pick(conditions, group, suggestion)
      if (outcome.kind === 'unchanged') return toast(copy.toast.exists)
      setText('')
      if (outcome.kind === 'changed') setConditions(outcome.conditions)
      if (outcome.kind !== 'document') return
      const { route, params } = picked(outcome.document, category, conditions)
      void openDocument(route, params)
    },
    remove(at: number) {
      const gone = conditions[at]
      if (gone) setConditions(removeGroup(conditions, gone))
    },
    removeLast: () => setConditions(removeLast(conditions)),
    advanced: () =>
      void open('advanced', {
        type: category.key,
        ...(conditions.length ? { query: encodeUrlQuery(conditions) } : {}),
      }),
  }
}
