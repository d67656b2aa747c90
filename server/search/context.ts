/** What was asked for, ready for the engine. */
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, EngineDocument } from '../engine/port'
import type { ResultSet } from './facets'

export interface SearchContext extends ResultSet {
  conditions: ApiCondition[]
  /** To be marked in what is shown. */
  words: string[]
  isForGuest: boolean
  /** What was asked for by name: it leads the list by relevance, whatever its words weigh. */
  pinned?: Pinned
}

export interface Pinned {
  /** Of all these documents, part of `where`. */
  clause: Clause
  documents: EngineDocument[]
}
