/** What stands in the input screen, and what is done there. */
import Taro from '@tarojs/taro'
import { useState } from 'react'
import { copy } from '@/copy'
import { removeGroup, removeLast } from '@/domain/chips'
import type { Condition } from '@/domain/condition'
import { LIMITS } from '@/domain/limits'
import { decodeUrlQuery, encodeUrlQuery, encodedLength } from '@/domain/query'
import { pick, together } from '@/domain/search-box'
import type { SuggestionGroup } from '@/domain/suggestions'
import type { Library } from '@/libraries/library'
import { opening } from '@/libraries/request'
import { open } from '@/navigation'
import { blocked } from '@/stores/allowance'
import { openDocument } from '@/stores/open-document'

const { toast, input } = LIMITS
const say = (title: string, duration: number = toast.usual) => void Taro.showToast({ title, icon: 'none', duration })

interface SearchInputState {
  library: Library
  /** Conditions that the screen was opened with. */
  query?: string
  keep: (conditions: Condition[]) => void
}

export function useSearchInput({ library, query, keep }: SearchInputState) {
  const { category, typed } = library
  const [text, setText] = useState('')
  const [conditions, setConditions] = useState(() => decodeUrlQuery(query))

  const search = (asked: Condition[]) => {
    if (!asked.length) return say(copy.toast.empty)
    if (encodedLength(asked) > input.encodedQuery) return say(copy.toast.tooMany, toast.conditions)
    if (blocked()) return
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
    confirm: (said: string) => search(together(conditions, said, typed)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (!group || !suggestion) return
      const outcome = pick(conditions, group, suggestion)
      if (outcome.kind === 'unchanged') return say(copy.toast.exists)
      setText('')
      if (outcome.kind === 'changed') setConditions(outcome.conditions)
      if (outcome.kind !== 'document') return
      const { route, params } = opening(category, outcome.id, conditions)
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
