/** Runs a search request: reads it, checks permissions, resolves names. */
import type { ListQuery } from '@contract/search'
import type { Clause, Engine, EngineDocument, Order } from '../engine/port'
import { HttpError } from '../http/http-error'
import type { Visitor } from '../http/visitor'
import type { Library, ServedLibrary, ViewableLibrary } from './library'
import { isGuest, refuseMembersOnlyConditions } from './access'
import type { SearchContext } from './context'
import { widenCitations } from './citation'
import { citingPhrases } from './citing-phrases'
import { clauseOf, searchedWordsOf } from './clause'
import { resolveDatedClauses } from './dated-clauses'
import { resolveExactNames } from './exact-names'
import { idAfterJoin } from './joined-ids'
import { listOrderOf, type PageWindow, pageWindowOf, readQuery } from './request'
import { isWithdrawn } from './withdrawn'
import { mapWithYields } from './yield-to-event-loop'

export interface SearchDeps {
  engine: Engine
}

/** The parts of a library that a search needs. */
export type SearchableLibrary = Pick<Library<never>, 'spec' | 'dated' | 'dimensions' | 'membersOnly' | 'openTrees'>

interface SearchInput {
  library: SearchableLibrary
  query?: string
  /** The visitor who searches. Missing for a search by share key, which needs no visitor. */
  visitor?: Visitor
  signal?: AbortSignal
  /** A clause that always restricts the search: to the fiscal part of a library, or to a theme. */
  within?: Clause
}

/**
 * Resolves names in a clause: existing names match exactly, cited laws under all their names, dated values as of today.
 */
export async function resolveNames(engine: Engine, clause: Clause, { spec, dated }: SearchableLibrary) {
  const resolved = await widenCitations(engine, await resolveExactNames(engine, clause, spec))
  return dated === undefined ? resolved : resolveDatedClauses(engine, resolved, { collection: spec.name, field: dated })
}

export async function createSearchContext(
  engine: Engine,
  { library, query, visitor, signal, within }: SearchInput,
): Promise<SearchContext> {
  const conditions = readQuery(query)
  const clause = clauseOf(conditions, library)
  if (visitor) refuseMembersOnlyConditions(visitor, conditions, clause, library)
  const resolved = await resolveNames(engine, clause, library)
  const where: Clause = within ? { kind: 'all', clauses: [within, resolved] } : resolved
  const isForGuest = visitor !== undefined && isGuest(visitor)
  return {
    engine,
    collection: library.spec.name,
    conditions,
    where,
    words: searchedWordsOf(clause),
    isForGuest,
    signal,
  }
}

async function findHits(
  { engine, collection, where, signal, pinned }: SearchContext,
  order: Order,
  { from, size }: PageWindow,
) {
  if (!pinned || order.by !== 'relevance') return engine.search({ collection, where, order, from, size, signal })
  const { clause, documents } = pinned
  const pinnedHits = documents.slice(from, from + size)
  const { total, hits } = await engine.search({
    collection,
    where: { kind: 'all', clauses: [where, { kind: 'not', clause }] },
    order,
    from: Math.max(0, from - documents.length),
    size: size - pinnedHits.length,
    signal,
  })
  return { total: documents.length + total, hits: [...pinnedHits, ...hits] }
}

interface RowPage<Row> {
  total: number
  rows: Row[]
  order: string
  pageSize: number
}

/** Searches and returns rows. `row` renders a document and marks the searched words. */
export async function findRows<Row>(
  context: SearchContext,
  orders: Record<string, Order>,
  row: (document: EngineDocument, words: string[]) => Row,
  request: ListQuery,
  size?: number,
): Promise<RowPage<Row>> {
  const window = pageWindowOf(request, size)
  const { name, order } = listOrderOf(orders, request.order)
  const { total, hits } = await findHits(context, order, window)
  return { total, rows: await mapWithYields(hits, hit => row(hit, context.words)), order: name, pageSize: window.size }
}

async function joinedDocument(engine: Engine, collection: string, id: string) {
  const current = await idAfterJoin(engine, collection, id)
  return current === undefined ? undefined : engine.get(collection, current)
}

/** Returns a document, or the document that it was merged into. Throws if there is none. */
export async function requireDocument(engine: Engine, collection: string, id: string): Promise<EngineDocument> {
  const document = (await engine.get(collection, id)) ?? (await joinedDocument(engine, collection, id))
  if (document) return document
  throw new HttpError((await isWithdrawn(engine, collection, id)) ? 'document_withdrawn' : 'not_found')
}

/**
 * Returns what is marked in a document that was opened from the list: the words of the query, and the phrases of the
 * document that cite the laws of the query.
 */
export function wordsToMark(library: SearchableLibrary, { blocks }: EngineDocument, query?: string): string[] {
  const clause = clauseOf(readQuery(query), library)
  const phrases = citingPhrases(
    blocks.map(({ text }) => text),
    clause,
  )
  return [...searchedWordsOf(clause), ...phrases]
}

/** Returns the detail view of a document, with the facts about its library and about the document. */
export async function openDocumentWithFacts(
  engine: Engine,
  library: ServedLibrary<never>,
  id: string,
  query?: string,
): Promise<object> {
  const document = await requireDocument(engine, library.spec.name, id)
  return {
    ...(library.view.detail(document, wordsToMark(library, document, query)) as object),
    ...(await library.service.beside?.(engine, document)),
    ...(await library.service.opened?.(engine, document)),
  }
}

/** Returns the detail view of a document. */
export async function openDocument<Detail>(
  engine: Engine,
  library: SearchableLibrary & Pick<ViewableLibrary<never, unknown, Detail>, 'view'>,
  id: string,
  query?: string,
): Promise<Detail> {
  const document = await requireDocument(engine, library.spec.name, id)
  return library.view.detail(document, wordsToMark(library, document, query))
}
