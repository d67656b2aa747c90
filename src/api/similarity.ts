/** Similar cases and their rule books: `/similarity/api/v1/`. */
import { RULE_BOOK_PATHS, SIMILARITY_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import type { NodeQuery } from '@contract/similarity'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readBooks, readCatalog, readNodes, readSimilarCases, readSimilarityDetail } from './readers/similarity'

export const fetchSimilarCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: SIMILARITY_PATHS.list, query, signal }), readSimilarCases)

/** How much of what a query finds is in each book; with an `id`, in that book. */
export const fetchBookNodes = async (query: NodeQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: RULE_BOOK_PATHS.nodes, query, signal }), readNodes)

/** All rule books. */
export const fetchRuleBooks = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: RULE_BOOK_PATHS.list, signal }), readBooks)

/** One book; its headings alone, or with their cases. */
export const fetchRuleBook = async (id: string, { headingsOnly = false } = {}, signal?: AbortSignalLike) =>
  openReply(
    await send({
      path: fillPattern(RULE_BOOK_PATHS.detail, { id }),
      query: { type: headingsOnly ? 'headings' : undefined },
      signal,
    }),
    answer => readCatalog(answer, id),
  )

export const suggestSimilarCases = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: SIMILARITY_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchSimilarCase = async ({ sid, query }: { sid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(SIMILARITY_PATHS.detail, { sid }), query: { query }, signal }), answer =>
    readSimilarityDetail(answer, sid),
  )

export const similarityDownload = (sid: string) => fillPattern(SIMILARITY_PATHS.download, { sid })
