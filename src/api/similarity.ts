/** Similar cases and their rule books: `/similarity/api/v1/`. */
import type { ListQuery, SuggestionGroup } from '@contract/search'
import type {
  Catalog,
  NodeQuery,
  SimilarityClass,
  SimilarityDetail,
  SimilarityList,
  StatisticsNode,
} from '@contract/similarity'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { isList, listAt } from './shape'

const BASE = '/similarity/api/v1'

export const fetchSimilarCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<SimilarityList>(await send({ path: `${BASE}/similarity/_search`, query, signal }), listAt('similarities'))

/** How much of what a query finds is in each book; with an `id`, in each chapter and section of that book. */
export const fetchBookNodes = async (query: NodeQuery, signal?: AbortSignalLike) =>
  openData<StatisticsNode[]>(await send({ path: `${BASE}/statisticsNode/_search`, query, signal }), isList)

/** All rule books. */
export const fetchRuleBooks = async (signal?: AbortSignalLike) =>
  openData<SimilarityClass[]>(await send({ path: `${BASE}/catalog`, signal }), isList)

/** One book; its headings alone, or with their cases. */
export const fetchRuleBook = async (id: string, { headingsOnly = false } = {}, signal?: AbortSignalLike) =>
  openData<Catalog>(
    await send({
      path: fillPattern(`${BASE}/catalog/:id`, { id }),
      query: { type: headingsOnly ? 'headings' : undefined },
      signal,
    }),
    listAt('chapters'),
  )

export const suggestSimilarCases = async (keyword: string, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggest`, query: { keyword }, signal, quiet: true }))

export const fetchSimilarCase = async ({ sid, query }: { sid: string; query: string }, signal?: AbortSignalLike) =>
  openData<SimilarityDetail>(
    await send({ path: fillPattern(`${BASE}/similarity/:sid`, { sid }), query: { query }, signal }),
  )

export const similarityDownload = (sid: string) => fillPattern(`${BASE}/download/:sid`, { sid })
