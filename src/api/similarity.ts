/** Calls the services of similar cases and their rule books: `/similarity/api/v1/`. */
import { RULE_BOOK_PATHS, SIMILARITY_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import type { BookCountQuery, Catalog, SimilarityClass, SimilarityDetail, SimilarityItem } from '@contract/similarity'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { parseAnyDate } from '@domain/format/any-date'
import { isRecord } from '@domain/guards'
import { type SearchPage, plainRowReaders } from './readers/page'
import {
  type JsonFields,
  type AllFields,
  toCount,
  readRows,
  toFlag,
  readRowId,
  rowsReader,
  toOptionalText,
  toText,
} from '@/request/value'

const shared = (row: JsonFields) => ({
  title: toText(row.title),
  bookId: toCount(row.bookId) ?? 0,
  caseNumber: toOptionalText(row.caseNumber),
  courtName: toOptionalText(row.courtName),
  releaseDate: parseAnyDate(row.releaseDate),
})

const rows = plainRowReaders({
  id: ['sid', 'jid'],
  shared,
  title: ({ title }) => title,
  beside: row => ({ rule: toText(row.rule) }),
  names: ['similarities'],
})

export const readSimilarities: (answer: unknown) => SearchPage<AllFields<SimilarityItem>> | undefined = rows.readList
export const readSimilarityDetail: (answer: unknown, requestedId?: string) => AllFields<SimilarityDetail> | undefined =
  rows.readDetail

function readNode(row: JsonFields) {
  const id = readRowId(row, 'id')
  return id ? { id, name: toText(row.name) || id, count: toCount(row.count) } : undefined
}

/** Reads the rule books with their numbers of results. */
export const readRuleBookCounts = rowsReader(readNode)

function readBook(row: JsonFields): AllFields<SimilarityClass> | undefined {
  const id = toCount(row.id)
  if (id === undefined) return undefined
  return {
    id,
    name: toText(row.name),
    avatar: toText(row.avatar),
    isNew: toFlag(row.isNew) ?? false,
    count: toCount(row.count) ?? 0,
  }
}

export const readRuleBooks = rowsReader(readBook)

type Chapter = Catalog['chapters'][number]
type Section = Chapter['sections'][number]

function readItem(row: JsonFields): Section['items'][number] | undefined {
  const sid = readRowId(row, 'sid', 'jid', 'id')
  return sid ? { sid, title: toText(row.title) } : undefined
}

function readSection(row: JsonFields): Section {
  const items = readRows(row.items, readItem)
  return { name: toText(row.name), count: toCount(row.count) ?? items.length, items }
}

const readChapter = (row: JsonFields): Chapter => ({
  name: toText(row.name),
  sections: readRows(row.sections, readSection),
})

export function readRuleBook(answer: unknown, requestedId: string): AllFields<Catalog> | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.chapters)) return undefined
  const chapters = readRows(answer.chapters, readChapter)
  if (!chapters.length && answer.chapters.length) return undefined
  return {
    id: toCount(answer.id) ?? toCount(requestedId) ?? 0,
    name: toText(answer.name),
    isNew: toFlag(answer.isNew) ?? false,
    chapters,
  }
}

export const fetchSimilarities = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: SIMILARITY_PATHS.list, query, signal }), readSimilarities)

/**
 * Fetches the number of results in each rule book. With `id`, fetches the numbers of the chapters and sections of that
 * book.
 */
export const fetchRuleBookCounts = async (query: BookCountQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: RULE_BOOK_PATHS.nodes, query, signal }), readRuleBookCounts)

/** Fetches all rule books. */
export const fetchRuleBooks = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: RULE_BOOK_PATHS.list, signal }), readRuleBooks)

/** Fetches one rule book: its headings, with or without their cases. */
export const fetchRuleBook = async (id: string, { headingsOnly = false } = {}, signal?: AbortSignalLike) =>
  readReply(
    await send({
      path: fillPattern(RULE_BOOK_PATHS.detail, { id }),
      query: { type: headingsOnly ? 'headings' : undefined },
      signal,
    }),
    answer => readRuleBook(answer, id),
  )

export const suggestSimilarities = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: SIMILARITY_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchSimilarity = async ({ sid, query }: { sid: string; query: string }, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(SIMILARITY_PATHS.detail, { sid }), query: { query }, signal }), answer =>
    readSimilarityDetail(answer, sid),
  )

export const similarityDownloadPath = (sid: string) => fillPattern(SIMILARITY_PATHS.download, { sid })
