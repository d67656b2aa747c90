/** Searches similar cases by facts. They have the filters of other cases and open on the same document screen. */
import type { SimilarCaseItem, SimilarCasesRequest } from '@contract/similar-cases'
import { CASE_PATHS } from '@contract/paths'
import { fromEntries } from '@domain/guards'
import { wordCondition, type Condition } from '@domain/query/condition'
import { parseMarkup, type Segment } from '@domain/text/markup'
import type { FacetNode } from '@/api/readers/facet'
import { similarCasesCopy } from '@/copy/similar-cases'
import { mapResult } from '@/request/errors'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { type JsonFields, type AllFields, toFields, toList, toOptionalText, toText } from '@/request/value'
import { readCase } from '@/api/readers/case'
import { pageReader } from '@/api/readers/page'
import { caseLibrary } from '../case/search'
import { caseMetadata, caseRowView } from '../case/row'
import { CATEGORIES } from '../categories'
import { type Library, type ListRow, listQuery, documentTarget } from '../library'
import { resultPageOf, withoutCounts } from '../list-reply'

function readSimilarCase(row: JsonFields): AllFields<SimilarCaseItem> | undefined {
  const item = readCase(row)
  return item && { ...item, reasons: toList(row.reasons).map(toText).filter(Boolean) }
}

/**
 * Reads a page of similar cases. In the reply the causes and the kind of case are next to the list, where other
 * replies have the filters.
 */
const readPage = pageReader(readSimilarCase, 'judgements', 'judgementDtoList')

export function readSimilarCases(answer: unknown) {
  const page = readPage(answer)
  return page && { ...page, kind: toOptionalText(toFields(answer).kind) }
}

/** Calls the service that finds similar cases by facts: `/judgement-search/api/v1/alike`. */
const fetchSimilarCases = async (body: SimilarCasesRequest, signal?: AbortSignalLike) =>
  readReply(await send({ method: 'POST', path: CASE_PATHS.similarCases, body, signal }), readSimilarCases)

/** The maximum number of words that a row names as common to the case and the facts. */
const MOST_SHARED = 4
const text = (words: string): Segment => ({ kind: 'text', text: words })

const reasonsIn = ({ reasons }: SimilarCaseItem) => reasons.map(parseMarkup)

const sharedWords = (reasons: Segment[][]): string[] => [
  ...new Set(reasons.flatMap(segments => segments.flatMap(one => (one.kind === 'hit' ? [one.text] : [])))),
]

/** Names the words that the case and the facts have in common, above the first passage with such words. */
function reasonSnippet(reasons: Segment[][], shared: string[]): Segment[] {
  const [first = []] = reasons
  const named = shared.slice(0, MOST_SHARED)
  const line = named.flatMap((word, at): Segment[] => [
    text(at ? ' · ' : similarCasesCopy.similarCases.shared),
    { kind: 'hit', text: word },
  ])
  return named.length ? [...line, { kind: 'break' }, ...first] : first
}

/**
 * Returns the row of a similar case. Words that the facts contain too are marked as hits, in the row and in the
 * document.
 */
export function similarCaseRow(item: SimilarCaseItem, conditions: Condition[]): ListRow {
  const reasons = reasonsIn(item)
  const shared = sharedWords(reasons)
  return {
    id: item.jid,
    view: { ...caseRowView(item), snippet: reasonSnippet(reasons, shared) },
    metadata: caseMetadata(item),
    opens: documentTarget(CATEGORIES.case, item.jid, [
      ...conditions,
      ...shared.map(word => wordCondition('全文', word)),
    ]),
  }
}

export interface SimilarCasesSummary {
  causes: FacetNode[]
  /** The kind of case to which the facts belong. */
  kind?: string
  total?: number
}

/**
 * Returns the library of cases that are similar to the facts. `onSummary` receives the summary of each search, with its
 * conditions.
 */
export const similarCasesLibrary = (
  facts: string,
  onSummary: (summary: SimilarCasesSummary, conditions: Condition[]) => void,
): Library => ({
  ...caseLibrary,
  suggest: undefined,
  sorts: caseLibrary.sorts.slice(0, 1),
  dimensions: [],
  counted: 'here',

  async search(request) {
    const { query, pageIndex, pageSize } = listQuery(request)
    const answer = await fetchSimilarCases({ facts, query, pageIndex, pageSize }, request.signal)
    if (answer.ok) {
      const { facets, total, kind } = answer.data
      onSummary({ causes: facets.causes ?? [], kind, total }, request.conditions)
    }
    return resultPageOf(answer, item => similarCaseRow(item, request.conditions))
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
