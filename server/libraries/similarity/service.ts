/** Routes of rule books: their tables of contents, and the number of results in each book. */
import { RULE_BOOK_PATHS } from '@contract/paths'
import {
  Catalog,
  CatalogParams,
  CatalogQuery,
  BookCountQuery,
  SimilarityClass,
  StatisticsNode,
} from '@contract/similarity'
import { Type } from '@sinclair/typebox'
import type { RuleBookRecord } from './rule-book'
import type { Clause, Engine, EngineDocument } from '../../engine/port'
import type { App } from '../../http/app-type'
import { similarityLibrary as library } from './'
import { requirePermission } from '../../search/access'
import { MATCH_EVERYTHING } from '../../search/clause'
import type { ResultSet } from '../../search/facets'
import { disconnectSignalOf } from '../../http/task'
import { createSearchContext, requireDocument, type SearchDeps } from '../../search/run'
import { dataResponseSchema, dataEnvelope } from '../../http/envelope'

const MOST_BOOKS = 500
const MOST_CASES = 10_000

const recordOf = ({ payload }: EngineDocument) => payload as RuleBookRecord
const inBook = (id: string | number): Clause => ({ kind: 'value', field: 'book', values: [String(id)] })

async function books(engine: Engine): Promise<RuleBookRecord[]> {
  const { hits } = await engine.search({
    collection: 'ruleBook',
    where: MATCH_EVERYTHING,
    order: { by: 'number', field: 'number', direction: 'asc' },
    from: 0,
    size: MOST_BOOKS,
  })
  return hits.map(recordOf)
}

async function countByBook({ engine, collection, where, signal }: ResultSet) {
  const { book = [] } = await engine.facets({ collection, where, fields: [{ field: 'book' }], signal })
  return new Map(book.map(({ value, count }) => [value, count]))
}

async function bookClasses(engine: Engine): Promise<SimilarityClass[]> {
  const counts = await countByBook({ engine, collection: 'similarity', where: MATCH_EVERYTHING })
  return (await books(engine)).map(({ id, name, isNew }) => ({
    id,
    name,
    avatar: '',
    isNew,
    count: counts.get(String(id)) ?? 0,
  }))
}

async function bookNodes(results: ResultSet): Promise<StatisticsNode[]> {
  const counts = await countByBook(results)
  return (await books(results.engine))
    .map(({ id, name }) => ({ id: String(id), name, count: counts.get(String(id)) ?? 0, children: [] }))
    .filter(({ count }) => count > 0)
}

/**
 * Returns the number of results in each chapter and section. Node ids are positions in the book: `3` for a chapter, and
 * `3-1` for a section.
 */
async function chapterNodes({ engine, collection, where, signal }: ResultSet, id: string): Promise<StatisticsNode[]> {
  const { chapters } = recordOf(await requireDocument(engine, 'ruleBook', id))
  const within: Clause = { kind: 'all', clauses: [inBook(id), where] }
  const ids = new Set(await engine.ids({ collection, where: within, order: { by: 'relevance' }, signal }))
  const countIn = (sids: string[]) => sids.filter(sid => ids.has(sid)).length
  return chapters.map(({ name, sections }, at) => ({
    id: String(at + 1),
    name,
    count: countIn([...new Set(sections.flatMap(({ sids }) => sids))]),
    children: sections.map((section, below) => ({
      id: `${at + 1}-${below + 1}`,
      name: section.name,
      count: countIn(section.sids),
    })),
  }))
}

async function titlesIn(engine: Engine, id: string): Promise<Map<string, string>> {
  const { hits } = await engine.search({
    collection: 'similarity',
    where: inBook(id),
    order: { by: 'relevance' },
    from: 0,
    size: MOST_CASES,
  })
  return new Map(hits.map(hit => [hit.id, hit.title]))
}

/** Returns the catalog of a book. Cases that the library lacks, such as withdrawn ones, are neither listed nor counted. */
async function catalogOf(engine: Engine, id: string, headingsOnly: boolean): Promise<Catalog> {
  const { name, isNew, chapters, id: number } = recordOf(await requireDocument(engine, 'ruleBook', id))
  const titles = headingsOnly ? new Map<string, string>() : await titlesIn(engine, id)
  const ids = headingsOnly
    ? new Set(await engine.ids({ collection: 'similarity', where: inBook(id), order: { by: 'relevance' } }))
    : titles
  const itemsOf = (sids: string[]) =>
    sids.flatMap(sid => {
      const title = titles.get(sid)
      return title === undefined ? [] : [{ sid, title }]
    })
  return {
    id: number,
    name,
    isNew,
    chapters: chapters.map(chapter => ({
      name: chapter.name,
      sections: chapter.sections.map(section => ({
        name: section.name,
        count: section.sids.filter(sid => ids.has(sid)).length,
        items: itemsOf(section.sids),
      })),
    })),
  }
}

export function ruleBookService(app: App, { engine }: SearchDeps) {
  app.register(async (books: App) => {
    requirePermission(books, library.service.point)
    books.get(
      RULE_BOOK_PATHS.nodes,
      { schema: { querystring: BookCountQuery, ...dataResponseSchema(Type.Array(StatisticsNode)) } },
      async ({ query, visitor }, reply) => {
        const context = await createSearchContext(engine, {
          library,
          query: query.query,
          visitor,
          signal: disconnectSignalOf(reply),
        })
        return dataEnvelope(query.id === undefined ? await bookNodes(context) : await chapterNodes(context, query.id))
      },
    )
    books.get(RULE_BOOK_PATHS.list, { schema: dataResponseSchema(Type.Array(SimilarityClass)) }, async () =>
      dataEnvelope(await bookClasses(engine)),
    )
    books.get(
      RULE_BOOK_PATHS.detail,
      { schema: { params: CatalogParams, querystring: CatalogQuery, ...dataResponseSchema(Catalog) } },
      async ({ params, query }) => dataEnvelope(await catalogOf(engine, params.id, query.type === 'headings')),
    )
  })
}
