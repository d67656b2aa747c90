/** A search request in the form that the engine needs. */
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, EngineDocument } from '../engine/port'
import type { ResultSet } from './facets'

export interface SearchContext extends ResultSet {
  conditions: ApiCondition[]
  /** Words to mark in results. */
  words: string[]
  isForGuest: boolean
  /**
   * Documents that the query names, such as 民法典 577. In the order by relevance they come first, whatever their score.
   */
  pinned?: Pinned
}

interface Pinned {
  /** Matches exactly the pinned documents. `where` contains this clause. */
  clause: Clause
  documents: EngineDocument[]
}
