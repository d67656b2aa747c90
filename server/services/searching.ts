/** A search request on its way to the engine: read, allowed, widened. */
import type { ListQuery } from '@contract/search'
import type { ApiCondition } from '../../src/domain/query'
import type { Clause, CollectionSpec, Engine, EngineDocument, Order } from '../engine/port'
import { Refusal } from '../http/refusal'
import type { Visitor } from '../http/visitor'
import type { Dimension } from '../libraries/library'
import { refuseMembersOnly } from '../search/access'
import { widenCitations } from '../search/citation'
import { clauseOf, wordsOf } from '../search/clause'
import { meanExactNames } from '../search/exact-names'
import type { Found } from '../search/facets'
import { orderOf, pageOf, readQuery } from '../search/request'
import { inTurns } from '../search/turns'

export interface SearchDeps {
  engine: Engine
}

export interface Searched {
  spec: CollectionSpec
  dimensions: Record<string, Dimension>
  membersOnly: string[]
  openTrees?: boolean
}

export interface Asked extends Found {
  conditions: ApiCondition[]
  /** To be marked in what is shown. */
  words: string[]
}

interface Asking {
  library: Searched
  query?: string
  /** Nobody in particular where a shared key speaks for the one who made it. */
  visitor?: Visitor
  signal?: AbortSignal
  /** What always holds: the fiscal part of a library, a theme. */
  within?: Clause
}

export async function ask(engine: Engine, { library, query, visitor, signal, within }: Asking): Promise<Asked> {
  const conditions = readQuery(query)
  const clause = clauseOf(conditions, library)
  if (visitor) refuseMembersOnly(visitor, conditions, clause, library)
  const exact = await meanExactNames(engine, clause, library.spec)
  const widened = await widenCitations(engine, exact)
  const where: Clause = within ? { kind: 'all', clauses: [within, widened] } : widened
  return { engine, collection: library.spec.name, conditions, where, words: wordsOf(clause), signal }
}

export interface PageOfRows<Row> {
  total: number
  rows: Row[]
  order: string
  pageSize: number
}

/** `row` shows a document in the list, with the words marked that were searched for. */
export async function pageOfRows<Row>(
  { engine, collection, where, words, signal }: Asked,
  orders: Record<string, Order>,
  row: (document: EngineDocument, words: string[]) => Row,
  request: ListQuery,
  size?: number,
): Promise<PageOfRows<Row>> {
  const page = pageOf(request, size)
  const { name, order } = orderOf(orders, request.order)
  const { total, hits } = await engine.search({ collection, where, order, from: page.from, size: page.size, signal })
  return { total, rows: await inTurns(hits, hit => row(hit, words)), order: name, pageSize: page.size }
}

export async function documentOf(engine: Engine, collection: string, id: string): Promise<EngineDocument> {
  const document = await engine.get(collection, id)
  if (!document) throw new Refusal('not_found')
  return document
}

/** The words that a query marks in a document which is opened from its list. */
export const wordsToMark = (library: Searched, query?: string) => wordsOf(clauseOf(readQuery(query), library))
