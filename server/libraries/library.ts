/** What the server knows about one library: how its records are indexed, and what its dimensions mean. */
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, CollectionSpec, EngineDocument } from '../engine/port'

/** How a condition of a dimension becomes a clause; nothing, where its value means nothing. */
export type Dimension = (condition: ApiCondition) => Clause | undefined

export interface Library<R> {
  spec: CollectionSpec
  toDocument(record: R): EngineDocument
  /** Where its documents' numbers stand, in one spelling, and what they are called. */
  number?: { scope: string; dimension: string }
  /** By the Chinese name that stands in a query. */
  dimensions: Record<string, Dimension>
  /** Filters that a guest may not use: second-level ones, and those that ask for a login. */
  membersOnly: string[]
  /** Its trees are how it is read, not filters of a list: guests walk them whole. */
  openTrees?: boolean
}
