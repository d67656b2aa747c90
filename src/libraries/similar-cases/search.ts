/** Cases like a statement of facts: searched, narrowed and read as cases are. */
import type { AlikeItem } from '@contract/similar-cases'
import { fetchAlike } from '@/libraries/similar-cases/calls'
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

const APART: Segment = { kind: 'text', text: '　' }

const reasonsIn = ({ reasons }: AlikeItem) => reasons.map(parseMarkup)

/** What is shared stands where a list shows the words that were asked for; so it does in the document. */
export function alikeRow(item: AlikeItem, conditions: Condition[]): ListRow {
  const reasons = reasonsIn(item)
  const shared = reasons.flatMap(segments =>
    segments.flatMap(segment => (segment.kind === 'hit' ? [wordCondition('全文', segment.text)] : [])),
  )
  return {
    id: item.jid,
    view: { ...caseView(item), snippet: reasons.flatMap((segments, at) => (at ? [APART, ...segments] : segments)) },
    metadata: caseMetadata(item),
    opens: opening(CATEGORIES.case, item.jid, [...conditions, ...shared]),
  }
}

/** How many of all cases have it says nothing of those that are alike. */
const uncounted = (nodes: FacetNode[]): FacetNode[] =>
  nodes.map(({ name, value, hasChildren, children }) => ({
    ...{ name, value, hasChildren },
    ...(children && { children: uncounted(children) }),
  }))

export interface Alike {
  causes: FacetNode[]
  total?: number
}

/** `onFound` hears what the facts alone have found. */
export const alikeLibrary = (facts: string, onFound: (alike: Alike) => void): Library => ({
  ...caseLibrary,
  suggest: undefined,
  sorts: caseLibrary.sorts.slice(0, 1),
  dimensions: [],
  counted: 'here',

  async search(request) {
    const { query, pageIndex, pageSize } = listQuery(request)
    const answer = await fetchAlike({ facts, query, pageIndex, pageSize }, request.signal)
    if (answer.ok && !request.conditions.length) {
      const { facets, total } = answer.data
      onFound({ causes: facets.causes ?? [], total })
    }
    return rowsOf(answer, item => alikeRow(item, request.conditions))
  },
  async choices(request) {
    return mapResult(await caseLibrary.choices(request), uncounted)
  },
  async allChoices(request) {
    return mapResult(await caseLibrary.allChoices!(request), facets =>
      fromEntries(Object.entries(facets).map(([key, nodes]) => [key, uncounted(nodes)])),
    )
  },
})
