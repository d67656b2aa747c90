/** Similar cases by facts (案情检索): `/judgement-search/api/v1/alike`. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'
import { CaseItem } from './judgement'
import { Query } from './search'

/** The maximum number of cases that a search returns. Further cases are not similar enough to be useful. */
export const MOST_SIMILAR_CASES = 50

/** POST alike. The facts are in the body, so that logs do not contain them. The server does not store them. */
export const SimilarCasesRequest = Type.Object({
  facts: Type.String({ description: '20 to 5,000 characters' }),
  query: Type.Optional(Query),
  pageIndex: Type.Optional(Type.String({ description: 'from 1' })),
  pageSize: Type.Optional(Type.String({ description: 'at most 50' })),
})
export type SimilarCasesRequest = Static<typeof SimilarCasesRequest>

export const SimilarCaseItem = Type.Composite([
  CaseItem,
  Type.Object({ reasons: Type.Array(Type.String({ description: 'a passage that the facts share, in <em>' })) }),
])
export type SimilarCaseItem = Static<typeof SimilarCaseItem>

/**
 * A cause that the facts suggest; cases with other causes are also listed. `value` is the value of a condition 案由.
 * `count` is the number of cases with the cause in the library, of the kind that fits the facts. It may be 0.
 */
const SuggestedCause = Type.Object({ name: Type.String(), value: Type.String(), count: Type.Integer() })
type SuggestedCause = Static<typeof SuggestedCause>

export const SimilarCasesResult = Type.Object({
  /** The most similar cases first, at most `MOST_SIMILAR_CASES`. */
  judgements: Type.Object({ judgementDtoList: Type.Array(SimilarCaseItem), totalCount: Type.Integer() }),
  /** The likeliest causes first. */
  causes: Type.Array(SuggestedCause),
  /**
   * The kind that fits the facts: 民事, 刑事 or 行政. Only its cases are listed. Missing if the query chooses a kind or
   * cause, or if the facts suggest no kind.
   */
  kind: Type.Optional(Type.String()),
})
export type SimilarCasesResult = Static<typeof SimilarCasesResult>
