/** Filters beside a list: all of them, or one by its key and, of a tree, what is below a node or, on any level, called so. */
import { Type, type Static } from '@sinclair/typebox'
import { Query } from './search'

/** Which nodes of a tree: those below another, or those in whose names a text stands. */
export const nodesOf = {
  parent: Type.Optional(Type.String({ maxLength: 200 })),
  called: Type.Optional(Type.String({ maxLength: 100 })),
}

export const FacetsQuery = Type.Object({
  query: Type.Optional(Query),
  field: Type.Optional(Type.String({ maxLength: 40 })),
  ...nodesOf,
})
export type FacetsQuery = Static<typeof FacetsQuery>
