/** What a tap on a mark does, carried out: the search narrowed, an article shown, or the reader told why not. */
import type { VisualChart, VisualItem } from '@contract/judgement'
import { copy } from '@/copy'
import { asksTheSame } from '@domain/query/chips'
import type { Cited } from '@domain/citation/cited'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { drillOf, drilled } from './model/drill'

export interface Actions {
  /** Whether a tap leads anywhere. */
  leads: (chart: VisualChart, item: VisualItem | undefined) => boolean
  tap: (chart: VisualChart, item: VisualItem | undefined) => void
}

interface Ways {
  library: Library
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  onArticle: (cited: Cited) => void
}

export function actionsOf({ library, conditions, onChange, onArticle }: Ways): Actions {
  return {
    leads: (chart, item) => drillOf(chart, item).kind !== 'nothing',
    tap(chart, item) {
      const drill = drillOf(chart, item)
      if (drill.kind === 'nothing' || !requireLogin()) return
      if (drill.kind === 'article') return onArticle(drill.cited)
      if (!requireMemberFor({ dimension: drill.dimension, secondLevel: false }, library.membersOnly)) return
      const next = drilled(conditions, library, drill)
      if (!asksTheSame(conditions, next)) return onChange(next)
      toast(copy.toast.exists)
    },
  }
}
