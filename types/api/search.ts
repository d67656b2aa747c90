/** Types shared by all search routes: list requests, facets and suggestions. */
import { Type, type Static } from '@sinclair/typebox'

export const PAGE_SIZE = { default: 10, max: 50 }
/** The maximum number of characters of a query. */
export const MAX_QUERY_LENGTH = 5000
/** The maximum number of conditions of a query. One processor core answers such a query within 200 ms. */
export const MAX_CONDITIONS = 200
/** The maximum number of words in all conditions on the distance of words. Such conditions are the most expensive. */
export const MAX_NEAR_WORDS = 60
/** The maximum number of words in one condition on the gap between words. More words cannot be matched exactly. */
export const MAX_GAP_WORDS = 20

/** A query: `name:value,…`, see src/domain/query. */
export const Query = Type.String({
  description: `at most ${MAX_QUERY_LENGTH} characters and ${MAX_CONDITIONS} conditions, of whose words ${MAX_NEAR_WORDS} may have to stand near each other, ${MAX_GAP_WORDS} of one condition within a gap`,
})

export const ListQuery = Type.Object({
  query: Type.Optional(Query),
  pageIndex: Type.Optional(Type.String({ description: 'from 1' })),
  pageSize: Type.Optional(Type.String({ description: 'at most 50' })),
  order: Type.Optional(Type.String()),
})
export type ListQuery = Static<typeof ListQuery>

export const QueryOnly = Type.Object({ query: Type.Optional(Query) })
export type QueryOnly = Static<typeof QueryOnly>

/** GET suggest. Other parameters are ignored. */
export const KeywordQuery = Type.Object(
  { keyword: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
)
export type KeywordQuery = Static<typeof KeywordQuery>

/**
 * A choice of a filter: its label, the value for a condition, and its count. Guests get no counts of filters that only
 * members may use.
 */
export const Facet = Type.Object({
  name: Type.String(),
  value: Type.String(),
  count: Type.Optional(Type.Integer()),
  hasChildren: Type.Boolean(),
})
export type Facet = Static<typeof Facet>

export const Suggestion = Type.Object({
  name: Type.String(),
  /** The name with the matching part in `<em>`. */
  valueHighLight: Type.Array(Type.String()),
  value: Type.String(),
  description: Type.String(),
  level: Type.Optional(Type.Integer()),
  id: Type.Optional(Type.String()),
  /** For laws: the article that the suggestion opens. */
  article: Type.Optional(Type.String()),
})
export type Suggestion = Static<typeof Suggestion>

/** Libraries whose documents another library may suggest. */
export const SuggestedLibrary = Type.Union([
  Type.Literal('law'),
  Type.Literal('fiscalLaw'),
  Type.Literal('fiscalCase'),
  Type.Literal('fiscalPenalty'),
  Type.Literal('fiscalDynamic'),
  Type.Literal('fiscalQa'),
])
export type SuggestedLibrary = Static<typeof SuggestedLibrary>

/** Suggestions of one category. A selected suggestion becomes a condition of the dimension `pre`. */
export const SuggestionGroup = Type.Object({
  pre: Type.String(),
  value: Type.Array(Suggestion),
  /** Whether a selected suggestion opens the document `id` instead of becoming a condition. */
  directToPageFlag: Type.Boolean(),
  /** The library of the suggested documents, if it is not the searched library. */
  library: Type.Optional(SuggestedLibrary),
})
export type SuggestionGroup = Static<typeof SuggestionGroup>

/** A day: 2024-03-05. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const DocumentId = Type.String({ minLength: 1, maxLength: 64 })
