/** Filters beside a list: all of them, or one by its key and, of a tree, what is below a node. */
import { Type, type Static } from '@sinclair/typebox'
import { Query } from './search'

export const FacetsQuery = Type.Object({
  query: Type.Optional(Query),
  field: Type.Optional(Type.String({ maxLength: 40 })),
  parent: Type.Optional(Type.String({ maxLength: 200 })),
})
export type FacetsQuery = Static<typeof FacetsQuery>
