/**
 * What a tap on a mark of a chart does. It shows an article, adds a condition to the search, or does nothing. A *mark*
 * is a bar, a slice or a region.
 */
import type { VisualChart, VisualItem } from '@contract/judgement'
import { visualCopy, fill } from '@/copy/visual'
import { LIMITS } from '@domain/limits'
import { isSameQuery, addConditions, replaceFilter, wordCondition, type Condition } from '@domain/query/condition'
import type { ArticleLookup } from '@domain/citation/link-citations'
import type { Library } from '@/libraries/library'
import { requireLogin, requireMemberFor } from '@/actions/require-login'
import { toast } from '@/platform/messages'
import { findCitations } from '@domain/citation/citations'

type MarkTarget =
  | { kind: 'nothing' }
  /** The mark stands for a cited article. The tap shows the article, which the reader can then add to the search. */
  | { kind: 'article'; cited: ArticleLookup }
  | { kind: 'condition'; dimension: string; value: string }

const CITED_ARTICLE = 'citedArticle'

/**
 * Returns the target of a tap on a mark. There is none for charts without a condition, such as months, for items
 * without cases, and for marks that sum up several values (`item` is then `undefined`).
 */
export function targetOfMark({ field, conditionName }: VisualChart, item: VisualItem | undefined): MarkTarget {
  if (!item || item.value === 0 || !conditionName) return { kind: 'nothing' }
  const [citation] = field === CITED_ARTICLE ? findCitations(item.paramName) : []
  if (citation?.law) return { kind: 'article', cited: { law: citation.law, article: citation.article } }
  return { kind: 'condition', dimension: conditionName, value: item.paramName }
}

/**
 * Adds a value of a chart to the conditions. If the list has a filter for the dimension, the value replaces the
 * filter's former choice. Dimensions without a filter, such as judges, lawyers and parties, may have several values.
 */
export function addChartValue(
  conditions: Condition[],
  { filters }: Pick<Library, 'filters'>,
  { dimension, value }: { dimension: string; value: string },
): Condition[] {
  const filter = filters.find(one => one.dimension === dimension)
  if (!filter) return addConditions(conditions, [wordCondition(dimension, value)]).conditions
  return replaceFilter(conditions, dimension, {
    value,
    ...(filter.kind === 'tree' ? { level: value.split('/').length } : {}),
    ...(filter.unit ? { description: `${value}${filter.unit}` } : {}),
  })
}

export interface ChartActions {
  /** Whether a tap on this item has an effect. */
  hasEffect: (chart: VisualChart, item: VisualItem | undefined) => boolean
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
    hasEffect: (chart, item) => targetOfMark(chart, item).kind !== 'nothing',
    tap(chart, item) {
      const target = targetOfMark(chart, item)
      if (target.kind === 'nothing' || !requireLogin()) return
      if (target.kind === 'article') return onArticle(target.cited)
      if (!requireMemberFor({ dimension: target.dimension, secondLevel: false }, library.membersOnly)) return
      const next = addChartValue(conditions, library, target)
      if (isSameQuery(conditions, next)) return toast(visualCopy.toast.exists)
      onChange(next)
      toast(fill(visualCopy.visual.added, { dimension: target.dimension, value: item!.name }), {
        duration: LIMITS.toast.undo,
        action: { label: visualCopy.action.undo, onTap: () => onChange(conditions), sensorsName: 'chart_undo' },
      })
    },
  }
}
