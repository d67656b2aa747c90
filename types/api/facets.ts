/** Requests for the filters beside a list: all filters, or one by key. For a tree, a request selects nodes. */
import { Type, type Static } from '@sinclair/typebox'
import { Query } from './search'

/** Selects nodes of a tree: the children of a node, or nodes whose names contain a text. */
export const treeNodeParams = {
  parent: Type.Optional(Type.String({ maxLength: 200 })),
  called: Type.Optional(Type.String({ maxLength: 100 })),
}

export const FacetsQuery = Type.Object({
  query: Type.Optional(Query),
  field: Type.Optional(Type.String({ maxLength: 40 })),
  ...treeNodeParams,
})
export type FacetsQuery = Static<typeof FacetsQuery>
