/** Searches similar cases by facts. They are filtered and read as other cases are. */
import type { SimilarCaseItem } from '@contract/similar-cases'
import { fetchSimilarCases } from '@/libraries/similar-cases/calls'
import type { FacetNode } from '@/api/readers/facet'
import { mapResult } from '@/request/errors'
import { fromEntries } from '@domain/from-entries'
import { wordCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import { parseMarkup, type Segment } from '@domain/text/markup'
import { caseLibrary } from '../case/search'
import { caseMetadata, caseView } from '../case/row'
import { CATEGORIES } from '../categories'
import { type Library, type ListRow, listQuery, opening } from '../library'
import { rowsOf } from '../list-reply'

const GAP: Segment = { kind: 'text', text: '　' }

const reasonsIn = ({ reasons }: SimilarCaseItem) => reasons.map(parseMarkup)

/** Draws the row of a similar case. Words that it shares with the facts are marked as hits, also in the document. */
export function similarCaseRow(item: SimilarCaseItem, conditions: Condition[]): ListRow {
  const reasons = reasonsIn(item)
  const shared = reasons.flatMap(segments =>
    segments.flatMap(segment => (segment.kind === 'hit' ? [wordCondition('全文', segment.text)] : [])),
  )
  return {
    id: item.jid,
    view: { ...caseView(item), snippet: reasons.flatMap((segments, at) => (at ? [GAP, ...segments] : segments)) },
    metadata: caseMetadata(item),
    opens: opening(CATEGORIES.case, item.jid, [...conditions, ...shared]),
  }
}

/** Removes the counts of the choices, because they count all cases and not only the similar ones. */
const withoutCounts = (nodes: FacetNode[]): FacetNode[] =>
  nodes.map(({ name, value, hasChildren, children }) => ({
    ...{ name, value, hasChildren },
    ...(children && { children: withoutCounts(children) }),
  }))

export interface SimilarCasesSummary {
  causes: FacetNode[]
  total?: number
}

/**
 * Returns the library of similar cases. `onSummary` gets the result of a search by the facts alone, without
 * conditions.
 */
export const similarCasesLibrary = (facts: string, onSummary: (summary: SimilarCasesSummary) => void): Library => ({
  ...caseLibrary,
  suggest: undefined,
  sorts: caseLibrary.sorts.slice(0, 1),
  dimensions: [],
  counted: 'here',

  async search(request) {
    const { query, pageIndex, pageSize } = listQuery(request)
    const answer = await fetchSimilarCases({ facts, query, pageIndex, pageSize }, request.signal)
    if (answer.ok && !request.conditions.length) {
      const { facets, total } = answer.data
      onSummary({ causes: facets.causes ?? [], total })
    }
    return rowsOf(answer, item => similarCaseRow(item, request.conditions))
  },
  async choices(request) {
    return mapResult(await caseLibrary.choices(request), withoutCounts)
  },
  async allChoices(request) {
    return mapResult(await caseLibrary.allChoices!(request), facets =>
      fromEntries(Object.entries(facets).map(([key, nodes]) => [key, withoutCounts(nodes)])),
    )
  },
})
