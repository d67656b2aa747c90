/** Counts the results of several searches: `/search-counts/api/v1/`. Only the companion server has this service. */
import { Type, type Static } from '@sinclair/typebox'
import { Day, Query } from './search'

const MAX_COUNTED = 10

/** POST counts. `library` is the name in the app: case, law, fiscalPenalty … */
export const SearchCountsRequest = Type.Object({
  library: Type.String({ maxLength: 40 }),
  theme: Type.Optional(Type.String({ pattern: '^[1-6]$', description: 'of commented cases: one theme alone' })),
  queries: Type.Array(
    Type.Object({
      query: Type.Optional(Query),
      asOf: Type.Optional(Day),
    }),
    { minItems: 1, maxItems: MAX_COUNTED },
  ),
})
export type SearchCountsRequest = Static<typeof SearchCountsRequest>

/** The numbers of results, in the order of the queries. */
export const SearchCounts = Type.Array(Type.Integer())
