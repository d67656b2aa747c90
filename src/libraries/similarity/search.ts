/** Searches similar cases and their rules. */
import type { SimilarityItem } from '@contract/similarity'
import { mapResult } from '@/request/errors'
import { fetchRuleBookCounts, fetchSimilarities, suggestSimilarities } from '@/api/similarity'
import { listCopy } from '@/copy/list'
import type { Condition } from '@domain/query/condition'
import { formatDay } from '@domain/format/dates'
import { parseMarkup, type Segment } from '@domain/text/markup'
import { encodeApiQuery } from '@domain/query/codec'
import { type SimilarityDimension, type SimilarityOrder } from '@domain/libraries/similarity'
import { CATEGORIES } from '../categories'
import { CITED_LAWS, DOCUMENT_NUMBER_FIELD, WORDS_FIELD } from '../dimensions'
import {
  type Dimension,
  type Filter,
  type Library,
  type ListRow,
  type SortOrder,
  listQuery,
  documentTarget,
} from '../library'
import { resultPageOf } from '../list-reply'

const category = CATEGORIES.similarity

const SIMILARITY_DIMENSIONS: Dimension<SimilarityDimension>[] = [
  { key: 'full', name: '全文', maxCount: 5, initial: true, ...WORDS_FIELD },
  { key: 'title', name: '标题', maxCount: 3, initial: true, ...WORDS_FIELD },
  { key: 'number', name: '案号', initial: false, ...DOCUMENT_NUMBER_FIELD },
  { key: 'rule', name: '裁判规则提要', maxCount: 3, initial: true, ...WORDS_FIELD },
  { key: 'cited', initial: false, ...CITED_LAWS },
]

const BOOKS = 'books'
const FILTERS: Filter<string, SimilarityDimension>[] = [
  { key: BOOKS, title: '裁判规则', dimension: '类案', kind: 'list', place: 'header' },
]

const isHit = ({ kind }: Segment) => kind === 'hit'

/**
 * Returns the snippet of a row: the rule or `hitResult`. `hitResult` is used if the rule is empty, or if only
 * `hitResult` has hits.
 */
function snippetOf({ rule, hitResult }: SimilarityItem): Segment[] {
  const [ruleSegments, hitSegments] = [parseMarkup(rule), parseMarkup(hitResult)]
  return !ruleSegments.length || (!ruleSegments.some(isHit) && hitSegments.some(isHit)) ? hitSegments : ruleSegments
}

export function similarityRow(item: SimilarityItem, conditions: Condition[]): ListRow {
  const { sid, title, courtName, releaseDate, caseNumber } = item
  return {
    id: sid,
    view: {
      title: parseMarkup(title),
      snippet: snippetOf(item),
      meta: [courtName ?? '', formatDay(releaseDate ?? ''), caseNumber ?? ''].filter(Boolean),
    },
    metadata: { from: courtName, number: caseNumber, day: releaseDate },
    opens: documentTarget(category, sid, conditions),
  }
}

export const similarityLibrary: Library = {
  category,
  typed: '全文',
  offers: [],
  suggest: suggestSimilarities,
  suggestsAtHome: false,
  sorts: [
    { order: 'relevance', label: listCopy.sort.relevance },
    { order: 'releaseDate', label: listCopy.sort.published },
  ] satisfies SortOrder<SimilarityOrder>[],
  dimensions: SIMILARITY_DIMENSIONS,
  filters: FILTERS,
  membersOnly: [],

  async search(request) {
    const reply = await fetchSimilarities(listQuery(request), request.signal)
    return resultPageOf(reply, item => similarityRow(item, request.conditions))
  },
  /** Returns the rule books as choices. The value of a choice is the book's id, and its label is the book's name. */
  async choices({ conditions, signal }) {
    return mapResult(await fetchRuleBookCounts({ query: encodeApiQuery(conditions) }, signal), books =>
      books.map(({ id, name, count }) => ({ name, value: id, count, hasChildren: false })),
    )
  },
}
