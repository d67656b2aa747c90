/** What a tap on a mark does, carried out: the search narrowed, an article shown, or the reader told why not. */
import Taro from '@tarojs/taro'
import type { VisualChart, VisualItem } from '@contract/judgement'
import { copy } from '@/copy'
import { asksTheSame } from '@/domain/chips'
import type { Cited } from '@/domain/cited'
import type { Condition } from '@/domain/condition'
import { LIMITS } from '@/domain/limits'
import type { Library } from '@/libraries/library'
import { blocked, refusedChoice } from '@/stores/allowance'
import { drillOf, drilled } from './model/drill'

export interface Deeds {
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

export function deedsOf({ library, conditions, onChange, onArticle }: Ways): Deeds {
  return {
    leads: (chart, item) => drillOf(chart, item).kind !== 'nothing',
    tap(chart, item) {
      const drill = drillOf(chart, item)
      if (drill.kind === 'nothing' || blocked()) return
      if (drill.kind === 'article') return onArticle(drill.cited)
      if (refusedChoice({ dimension: drill.dimension, secondLevel: false }, library.membersOnly)) return
      const next = drilled(conditions, library, drill)
      if (!asksTheSame(conditions, next)) return onChange(next)
      void Taro.showToast({ title: copy.toast.exists, icon: 'none', duration: LIMITS.toast.usual })
    },
  }
}
