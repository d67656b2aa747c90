/** A search request on its way to the engine: read, allowed, widened. */
import type { ListQuery } from '@contract/search'
import type { Clause, Engine, EngineDocument, Order } from '../engine/port'
import { HttpError } from '../http/http-error'
import type { Visitor } from '../http/visitor'
import type { Library, ShownLibrary } from './library'
import { isGuest, refuseMembersOnly } from './access'
import type { Asked } from './context'
import { widenCitations } from './citation'
import { clauseOf, wordsOf } from './clause'
import { meanExactNames } from './exact-names'
import { orderOf, type Page, pageOf, readQuery } from './request'
import { inTurns } from './yield-to-event-loop'

export interface SearchDeps {
  engine: Engine
}

/** What of a library a search needs. */
export type Searched = Pick<Library<never>, 'spec' | 'dimensions' | 'membersOnly' | 'openTrees'>

interface Asking {
  library: Searched
  query?: string
  /** Nobody in particular where a shared key speaks for the one who made it. */
  visitor?: Visitor
  signal?: AbortSignal
  /** What always holds: the fiscal part of a library, a theme. */
  within?: Clause
}

/** Names that exist are meant exactly, and laws under all their names. */
export const meant = async (engine: Engine, clause: Clause, { spec }: Searched) =>
  widenCitations(engine, await meanExactNames(engine, clause, spec))

export async function ask(engine: Engine, { library, query, visitor, signal, within }: Asking): Promise<Asked> {
  const conditions = readQuery(query)
  const clause = clauseOf(conditions, library)
  if (visitor) refuseMembersOnly(visitor, conditions, clause, library)
  const widened = await meant(engine, clause, library)
  const where: Clause = within ? { kind: 'all', clauses: [within, widened] } : widened
  const isForGuest = visitor !== undefined && isGuest(visitor)
  return { engine, collection: library.spec.name, conditions, where, words: wordsOf(clause), isForGuest, signal }
}

async function pageOfHits({ engine, collection, where, signal, first }: Asked, order: Order, { from, size }: Page) {
  if (!first || order.by !== 'relevance') return engine.search({ collection, where, order, from, size, signal })
  const { clause, documents } = first
  const led = documents.slice(from, from + size)
  const { total, hits } = await engine.search({
    collection,
    where: { kind: 'all', clauses: [where, { kind: 'not', clause }] },
    order,
    from: Math.max(0, from - documents.length),
    size: size - led.length,
    signal,
  })
  return { total: documents.length + total, hits: [...led, ...hits] }
}

export interface PageOfRows<Row> {
  total: number
  rows: Row[]
  order: string
  pageSize: number
}

/** `row` shows a document in the list, with the words marked that were searched for. */
export async function pageOfRows<Row>(
  asked: Asked,
  orders: Record<string, Order>,
  row: (document: EngineDocument, words: string[]) => Row,
  request: ListQuery,
  size?: number,
): Promise<PageOfRows<Row>> {
  const page = pageOf(request, size)
  const { name, order } = orderOf(orders, request.order)
  const { total, hits } = await pageOfHits(asked, order, page)
  return { total, rows: await inTurns(hits, hit => row(hit, asked.words)), order: name, pageSize: page.size }
}

export async function documentOf(engine: Engine, collection: string, id: string): Promise<EngineDocument> {
  const document = await engine.get(collection, id)
  if (!document) throw new HttpError('not_found')
  return document
}

/** The words that a query marks in a document which is opened from its list. */
export const wordsToMark = (library: Searched, query?: string) => wordsOf(clauseOf(readQuery(query), library))

/** One document as it is read. */
export const openDocument = async <Detail>(
  engine: Engine,
  library: Searched & Pick<ShownLibrary<never, unknown, Detail>, 'shown'>,
  id: string,
  query?: string,
): Promise<Detail> => library.shown.detail(await documentOf(engine, library.spec.name, id), wordsToMark(library, query))
