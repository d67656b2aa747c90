/** What is done in the bar, carried out: conditions changed and remembered, a document opened, or the reader told why not. */
import Taro from '@tarojs/taro'
import { copy } from '@/copy'
import { removeGroup, removeLast } from '@/domain/chips'
import type { Condition } from '@/domain/condition'
import { LIMITS } from '@/domain/limits'
import { type Outcome, enter, pick, restore } from '@/domain/search-box'
import type { SuggestionGroup } from '@/domain/suggestions'
import type { Searchable } from '@/libraries/library'
import { opening } from '@/libraries/request'
import { blocked } from '@/stores/allowance'
import { openDocument } from '@/stores/open-document'

export interface Deeds {
  library: Searchable
  conditions: Condition[]
  /** Answers whether they were accepted; where not, what was typed stays. */
  onChange: (conditions: Condition[]) => boolean
  /** After a search, for the history. */
  keep: (conditions: Condition[]) => void
  /** The bar has done its work. */
  close: () => void
}

const say = (title: string) => void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })

export function deedsOf({ library, conditions, onChange, keep, close }: Deeds) {
  const carryOut = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'empty':
        return say(copy.toast.empty)
      case 'unchanged':
        return say(copy.toast.exists)
      case 'document': {
        const { route, params } = opening(library.category, outcome.id, conditions)
        close()
        return void openDocument(route, params)
      }
      case 'changed':
        if (!onChange(outcome.conditions)) return
        keep(outcome.conditions)
        return close()
    }
  }
  return {
    enter: (text: string, dimension = library.typed) => carryOut(enter(conditions, text, dimension)),
    pick(group: SuggestionGroup | undefined, at: number) {
      const suggestion = group?.value[at]
      if (group && suggestion) carryOut(pick(conditions, group, suggestion))
    },
    restore: (past: Condition[]) => carryOut(restore(conditions, past)),
    remove(at: number) {
      const gone = conditions[at]
      if (gone && !blocked()) onChange(removeGroup(conditions, gone))
    },
    removeLast() {
      if (conditions.length) onChange(removeLast(conditions))
    },
  }
}
