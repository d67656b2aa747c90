/** Practice articles and partner columns: `/iarticle-search/api/v1/`. */
import type {
  ArticleDetail,
  ArticleFacets,
  ArticleItem,
  ArticleList,
  ColumnQuery,
  PartnerColumn,
} from '@contract/article'
import type { LeftQuery } from '@contract/left'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import { fillPattern } from '@/domain/address'
import { LIMITS } from '@/domain/limits'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { isList, isListByName, listAt } from './shape'

const BASE = '/iarticle-search/api/v1/article'
const COLUMNS = '/iarticle-search/api/v1/article-column'

export const fetchArticles = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<ArticleList>(await send({ path: `${BASE}/articleList`, query, signal }), listAt('articles'))

export const fetchArticleFacets = async (query: LeftQuery, signal?: AbortSignalLike) =>
  openData<ArticleFacets>(await send({ path: `${BASE}/articleLeft`, query, signal }), isListByName)

/** The most read of an institution, or of all. */
export const fetchHotArticles = async (organ?: string, signal?: AbortSignalLike) =>
  openData<ArticleItem[]>(await send({ path: `${BASE}/getHotArticle`, query: { organ }, signal }), isList)

/** In the advanced search only what becomes a condition is wanted. */
export const suggestArticles = async (keyword: string, advanced: boolean, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(
    await send({
      path: `${BASE}/recommend/suggest`,
      query: { keyword, pageSize: String(LIMITS.page.suggestions), advancedFlag: String(advanced) },
      signal,
      quiet: true,
    }),
  )

export const fetchArticle = async ({ id, query }: { id: string; query: string }, signal?: AbortSignalLike) =>
  openData<ArticleDetail>(
    await send({ path: fillPattern(`${BASE}/findArticleById/:id`, { id }), query: { query }, signal }),
  )

export const articleDownload = (id: string) => fillPattern(`${BASE}/downloadByAid/:id`, { id })

/** The columns of all partner institutions. */
export const fetchColumns = async (signal?: AbortSignalLike) =>
  openData<PartnerColumn[]>(await send({ path: `${COLUMNS}/list`, signal }), isList)

/** One column, by its name or its WeChat account. */
export const fetchColumn = async (query: ColumnQuery, signal?: AbortSignalLike) =>
  openData<PartnerColumn>(await send({ path: `${COLUMNS}/details`, query, signal }))
