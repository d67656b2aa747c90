/** What is done in the bar, carried out: conditions changed and remembered, a document opened, or the reader told why not. */
import { copy } from '@/copy'
import { removeGroup, removeLast } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { type Outcome, enter, pick, restore } from '@domain/query/search-box'
import type { SuggestionGroup } from '@domain/query/suggestions'
import type { Searchable } from '@/libraries/library'
import { picked } from '@/libraries/request'
import { requireLogin } from '@/actions/require-login'
import { openDocument } from '@/actions/open-document'
import { toast } from '@/platform/toast'

export interface Actions {
  library: Searchable
  conditions: Condition[]
  /** Answers whether they were accepted; where not, what was typed stays. */
  onChange: (conditions: Condition[]) => boolean
  /** After a search, for the history. */
  keep: (conditions: Condition[]) => void
  /** The bar has done its work. */
  close: () => void
}

export function actionsOf({ library, conditions, onChange, keep, close }: Actions) {
  const carryOut = (outcome: Outcome) => {
    switch (outcome.kind) {
      case 'empty':
        return toast(copy.toast.empty)
      case 'unchanged':
        return toast(copy.toast.exists)
      case 'document': {
        const { route, params } = picked(outcome.document, library.category, conditions)
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
      if (gone && requireLogin()) onChange(removeGroup(conditions, gone))
    },
    removeLast() {
      if (conditions.length) onChange(removeLast(conditions))
    },
  }
}
