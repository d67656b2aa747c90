/** What was asked for, ready for the engine. */
import type { ApiCondition } from '@domain/query/codec'
import type { Clause, EngineDocument } from '../engine/port'
import type { Matches } from './facets'

export interface Asked extends Matches {
  conditions: ApiCondition[]
  /** To be marked in what is shown. */
  words: string[]
  isForGuest: boolean
  /** What was asked for by name: it leads the list by relevance, whatever its words weigh. */
  first?: First
}

export interface First {
  /** Of all these documents, part of `where`. */
  clause: Clause
  documents: EngineDocument[]
}
