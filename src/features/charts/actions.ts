/** The effect of a tap on a mark: filters the search, shows an article, or shows a message. */
import type { VisualChart, VisualItem } from '@contract/judgement'
import { copy } from '@/copy'
import { isSameQuery, add, choose, wordCondition } from '@domain/query/chips'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { toast } from '@/platform/toast'
import { findCitations } from '@domain/citation/citations'

type MarkTarget =
  | { kind: 'nothing' }
  /** A cited article: the reader sees the article before searching for it. */
  | { kind: 'article'; cited: ArticleLookup }
  | { kind: 'condition'; dimension: string; value: string }

const CITED_ARTICLE = 'citedArticle'

/** The target of a mark. Months, remainders and marks without cases have none. */
export function markTarget({ field, conditionName }: VisualChart, item: VisualItem | undefined): MarkTarget {
  if (!item || item.value === 0 || !conditionName) return { kind: 'nothing' }
  const [citation] = field === CITED_ARTICLE ? findCitations(item.paramName) : []
  if (citation?.law) return { kind: 'article', cited: { law: citation.law, article: citation.article } }
  return { kind: 'condition', dimension: conditionName, value: item.paramName }
}

/**
 * Adds a value of a chart to the conditions. A filter of the list has one choice; judges, lawyers and parties may have
 * several.
 */
export function conditionsWith(
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

export interface ChartActions {
  /** Whether a tap has an effect. */
  leads: (chart: VisualChart, item: VisualItem | undefined) => boolean
  tap: (chart: VisualChart, item: VisualItem | undefined) => void
}

interface ChartActionOptions {
  library: Library
  conditions: Condition[]
  onChange: (conditions: Condition[]) => void
  onArticle: (cited: ArticleLookup) => void
}

export function chartActions({ library, conditions, onChange, onArticle }: ChartActionOptions): ChartActions {
  return {
    leads: (chart, item) => markTarget(chart, item).kind !== 'nothing',
    tap(chart, item) {
      const target = markTarget(chart, item)
      if (target.kind === 'nothing' || !requireLogin()) return
      if (target.kind === 'article') return onArticle(target.cited)
      if (!requireMemberFor({ dimension: target.dimension, secondLevel: false }, library.membersOnly)) return
      const next = conditionsWith(conditions, library, target)
      if (!isSameQuery(conditions, next)) return onChange(next)
      toast(copy.toast.exists)
    },
  }
}
