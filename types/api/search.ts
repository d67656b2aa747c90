/** What every search call has in common: the list request, facets and suggestions. */
import { Type, type Static } from '@sinclair/typebox'

export const PAGE_SIZE = { default: 10, max: 50 }
export const MAX_QUERY = 5000
/** As many as one processor answers within 200 ms, whatever their words. */
export const MAX_CONDITIONS = 200
/** Words that have to stand near each other, of all conditions: dearer than all else, and no person asks for so many. */
export const MAX_NEAR_WORDS = 60
/** Words of one condition with a gap: of more it cannot be told exactly. */
export const MAX_GAP_WORDS = 20

/** `name:value,…`, see src/domain/query. */
export const Query = Type.String({
  description: `at most ${MAX_QUERY} characters and ${MAX_CONDITIONS} conditions, of whose words ${MAX_NEAR_WORDS} may have to stand near each other, ${MAX_GAP_WORDS} of one condition within a gap`,
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

/** GET suggest: what else stands in the address is not heard. */
export const KeywordQuery = Type.Object(
  { keyword: Type.Optional(Type.String({ maxLength: 100 })) },
  { additionalProperties: false },
)
export type KeywordQuery = Static<typeof KeywordQuery>

/**
 * One choice of a filter: what it says, what a condition of it carries, how many documents have it. A guest is not told how many
 * where the choice is for members.
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
  /** The name with its match in `<em>`. */
  valueHighLight: Type.Array(Type.String()),
  value: Type.String(),
  description: Type.String(),
  level: Type.Optional(Type.Integer()),
  id: Type.Optional(Type.String()),
  /** Of a law: the document opens there. */
  article: Type.Optional(Type.String()),
})
export type Suggestion = Static<typeof Suggestion>

/** Where a document may lie that one library suggests and another has. */
export const SuggestedElsewhere = Type.Union([
  Type.Literal('law'),
  Type.Literal('fiscalLaw'),
  Type.Literal('fiscalCase'),
  Type.Literal('fiscalPenalty'),
  Type.Literal('fiscalDynamic'),
  Type.Literal('fiscalQa'),
])
export type SuggestedElsewhere = Static<typeof SuggestedElsewhere>

/** Suggestions of one category: `pre` is the dimension a pick becomes a condition of. */
export const SuggestionGroup = Type.Object({
  pre: Type.String(),
  value: Type.Array(Suggestion),
  /** A pick opens the document `id` instead. */
  directToPageFlag: Type.Boolean(),
  /** Whose documents they are, where not of the library that was asked. */
  library: Type.Optional(SuggestedElsewhere),
})
export type SuggestionGroup = Static<typeof SuggestionGroup>

/** 2024-03-05 */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

export const DocumentId = Type.String({ minLength: 1, maxLength: 64 })
