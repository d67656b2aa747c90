/** What a tap on a mark does, carried out: the search narrowed, an article shown, or the reader told why not. */
import type { VisualChart, VisualItem } from '@contract/judgement'
import { copy } from '@/copy'
import { isSameQuery, add, choose, wordCondition } from '@domain/query/chips'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { findCitations } from '@domain/citation/citations'

type Drill =
  /** Nothing lies behind the mark. */
  | { kind: 'nothing' }
  /** An article is shown before it is searched for. */
  | { kind: 'article'; cited: ArticleLookup }
  | { kind: 'condition'; dimension: string; value: string }

const CITED = 'citedArticle'

/** Narrows a search to the mark that was tapped. Months, what is counted as the rest, and a mark that stands for no case lead nowhere. */
export function drillOf({ field, conditionName }: VisualChart, item: VisualItem | undefined): Drill {
  if (!item || item.value === 0 || !conditionName) return { kind: 'nothing' }
  const [citation] = field === CITED ? findCitations(item.paramName) : []
  if (citation?.law) return { kind: 'article', cited: { law: citation.law, article: citation.article } }
  return { kind: 'condition', dimension: conditionName, value: item.paramName }
}

/** Of what is also a filter of the list, there is one choice; of judges, lawyers and parties there may be several. */
export function drilled(
  conditions: Condition[],
  { filters }: Pick<Library, 'filters'>,
  { dimension, value }: { dimension: string; value: string },
): Condition[] {
  const filter = filters.find(one => one.dimension === dimension)
  if (!filter) return add(conditions, [wordCondition(dimension, value)]).conditions
  return choose(conditions, dimension, {
    value,
    ...(filter.kind === 'tree' ? { level: value.split('/').length } : {}),
    ...(filter.unit ? { description: `${value}${filter.unit}` } : {}),
  })
}

export interface Actions {
  /** Whether a tap leads anywhere. */
  leads: (chart: VisualChart, item: VisualItem | undefined) => boolean
  tap: (chart: VisualChart, item: VisualItem | undefined) => void
}

interface Ways {
  library: Library
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  onArticle: (cited: ArticleLookup) => void
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
      if (!isSameQuery(conditions, next)) return onChange(next)
      toast(copy.toast.exists)
    },
  }
}
