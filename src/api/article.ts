/** Practice articles and partner columns: `/iarticle-search/api/v1/`. */
import type { ColumnQuery } from '@contract/article'
import type { LeftQuery } from '@contract/left'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readArticleDetail, readArticles, readColumn, readColumns, readHotArticles } from './readers/article'
import { readFacets } from './readers/facet'

const BASE = '/iarticle-search/api/v1/article'
const COLUMNS = '/iarticle-search/api/v1/article-column'

export const fetchArticles = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/articleList`, query, signal }), readArticles)

/** Who asks for filters tells what became of them: they may ride in the list. */
export const fetchArticleFacets = async (query: LeftQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/articleLeft`, query, signal, quiet: true }), readFacets)

/** The most read of an institution, or of all. */
export const fetchHotArticles = async (organ?: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/getHotArticle`, query: { organ }, signal }), readHotArticles)

/** In the advanced search only what becomes a condition is wanted. */
export const suggestArticles = async (keyword: string, advanced: boolean, signal?: AbortSignalLike) =>
  openReply(
    await send({
      path: `${BASE}/recommend/suggest`,
      query: { keyword, pageSize: String(LIMITS.page.suggestions), advancedFlag: String(advanced) },
      signal,
      quiet: true,
    }),
    readSuggestions,
  )

export const fetchArticle = async ({ id, query }: { id: string; query: string }, signal?: AbortSignalLike) =>
  openReply(
    await send({ path: fillPattern(`${BASE}/findArticleById/:id`, { id }), query: { query }, signal }),
    answer => readArticleDetail(answer, id),
  )

export const articleDownload = (id: string) => fillPattern(`${BASE}/downloadByAid/:id`, { id })

/** The columns of all partner institutions. */
export const fetchColumns = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: `${COLUMNS}/list`, signal }), readColumns)

/** One column, by its name or its WeChat account. */
export const fetchColumn = async (query: ColumnQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${COLUMNS}/details`, query, signal }), readColumn)
