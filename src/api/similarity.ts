/** Similar cases and their rule books: `/similarity/api/v1/`. */
import { RULE_BOOK_PATHS, SIMILARITY_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import type { NodeQuery, Catalog, SimilarityClass, SimilarityDetail, SimilarityItem } from '@contract/similarity'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readDate } from '@domain/format/foreign-dates'
import { isRecord } from '@domain/guards'
import { type SearchPage, plainRows } from './readers/page'
import { type Fields, type Whole, count, each, flag, idOf, listOf, maybeText, text } from '@/request/value'

const shared = (row: Fields) => ({
  title: text(row.title),
  bookId: count(row.bookId) ?? 0,
  caseNumber: maybeText(row.caseNumber),
  courtName: maybeText(row.courtName),
  releaseDate: readDate(row.releaseDate),
})

const rows = plainRows({
  id: ['sid', 'jid'],
  shared,
  title: ({ title }) => title,
  beside: row => ({ rule: text(row.rule) }),
  names: ['similarities'],
})

export const readSimilarities: (answer: unknown) => SearchPage<Whole<SimilarityItem>> | undefined = rows.readList
export const readSimilarityDetail: (answer: unknown, requestedId?: string) => Whole<SimilarityDetail> | undefined =
  rows.readDetail

function readNode(row: Fields) {
  const id = idOf(row, 'id')
  return id ? { id, name: text(row.name) || id, count: count(row.count) } : undefined
}

/** The books, without their chapters. */
export const readNodes = listOf(readNode)

function readBook(row: Fields): Whole<SimilarityClass> | undefined {
  const id = count(row.id)
  if (id === undefined) return undefined
  return {
    id,
    name: text(row.name),
    avatar: text(row.avatar),
    isNew: flag(row.isNew) ?? false,
    count: count(row.count) ?? 0,
  }
}

export const readBooks = listOf(readBook)

type Chapter = Catalog['chapters'][number]
type Section = Chapter['sections'][number]

function readItem(row: Fields): Section['items'][number] | undefined {
  const sid = idOf(row, 'sid', 'jid', 'id')
  return sid ? { sid, title: text(row.title) } : undefined
}

function readSection(row: Fields): Section {
  const items = each(row.items, readItem)
  return { name: text(row.name), count: count(row.count) ?? items.length, items }
}

const readChapter = (row: Fields): Chapter => ({ name: text(row.name), sections: each(row.sections, readSection) })

export function readCatalog(answer: unknown, requestedId: string): Whole<Catalog> | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.chapters)) return undefined
  const chapters = each(answer.chapters, readChapter)
  if (!chapters.length && answer.chapters.length) return undefined
  return {
    id: count(answer.id) ?? count(requestedId) ?? 0,
    name: text(answer.name),
    isNew: flag(answer.isNew) ?? false,
    chapters,
  }
}

export const fetchSimilarities = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: SIMILARITY_PATHS.list, query, signal }), readSimilarities)

/** The number of results in each book, or in the book `id`. */
export const fetchBookNodes = async (query: NodeQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: RULE_BOOK_PATHS.nodes, query, signal }), readNodes)

/** All rule books. */
export const fetchRuleBooks = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: RULE_BOOK_PATHS.list, signal }), readBooks)

/** One book: its headings, with or without their cases. */
export const fetchRuleBook = async (id: string, { headingsOnly = false } = {}, signal?: AbortSignalLike) =>
  openReply(
    await send({
      path: fillPattern(RULE_BOOK_PATHS.detail, { id }),
      query: { type: headingsOnly ? 'headings' : undefined },
      signal,
    }),
    answer => readCatalog(answer, id),
  )

export const suggestSimilarities = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: SIMILARITY_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchSimilarity = async ({ sid, query }: { sid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(SIMILARITY_PATHS.detail, { sid }), query: { query }, signal }), answer =>
    readSimilarityDetail(answer, sid),
  )

export const similarityDownload = (sid: string) => fillPattern(SIMILARITY_PATHS.download, { sid })
