/** What every search call has in common: the list request, facets and suggestions. */
import { Type, type Static } from '@sinclair/typebox'

export const PAGE_SIZE = { default: 10, max: 50 }
export const MAX_QUERY = 5000

/** `name:value,…`, see src/domain/query. */
export const Query = Type.String({
  description: 'at most 5,000 characters and 300 conditions, of whose words 60 may have to stand near each other',
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

export const KeywordQuery = Type.Object({ keyword: Type.Optional(Type.String({ maxLength: 100 })) })
export type KeywordQuery = Static<typeof KeywordQuery>

/** One choice of a filter: what it says, what a condition of it carries, how many documents have it. */
export const Facet = Type.Object({
  name: Type.String(),
  value: Type.String(),
  count: Type.Integer(),
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
})
export type Suggestion = Static<typeof Suggestion>

/** Suggestions of one category: `pre` is the dimension a pick becomes a condition of. */
export const SuggestionGroup = Type.Object({
  pre: Type.String(),
  value: Type.Array(Suggestion),
  /** A pick opens the document `id` instead. */
  directToPageFlag: Type.Boolean(),
})
export type SuggestionGroup = Static<typeof SuggestionGroup>

export const DocumentId = Type.String({ minLength: 1, maxLength: 64 })
