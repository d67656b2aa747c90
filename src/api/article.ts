/** Calls the services of practice articles and partner columns: `/iarticle-search/api/v1/`. */
import type { ColumnQuery, ArticleDetail, ArticleItem, PartnerColumn } from '@contract/article'
import type { FacetsQuery } from '@contract/facets'
import { ARTICLE_PATHS, COLUMN_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readDate } from '@domain/format/foreign-dates'
import { pageOf, readSections } from './readers/page'
import {
  type JsonFields,
  type AllFields,
  toCount,
  toFields,
  readRowId,
  rowsReader,
  toOptionalText,
  toText,
  toWords,
} from '@/request/value'
import { readFacets } from './readers/facet'

const shared = (row: JsonFields) => ({
  title: toText(row.title),
  authors: toWords(row.authors ?? row.author),
  organ: toOptionalText(row.organ),
  releaseDate: readDate(row.releaseDate) ?? '',
})

function readArticle(row: JsonFields): AllFields<ArticleItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'id')
  return jid ? { jid, ...shared(row), hitResult: toText(row.hitResult) } : undefined
}

export const readArticles = pageOf(readArticle, 'articles')
const readHotArticles = rowsReader(readArticle)

export function readArticleDetail(answer: unknown, requestedId: string): AllFields<ArticleDetail> | undefined {
  const row = toFields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { jid: readRowId(row, 'jid', 'lid', 'id') || requestedId, partnerId: toOptionalText(row.partnerId), ...detail }
}

/** A column. The number of articles is absent if the service does not send it. */
export type Column = Omit<PartnerColumn, 'columnArticleTotal'> & Partial<Pick<PartnerColumn, 'columnArticleTotal'>>

/** Reads a column. A column without an id is identified by its name. */
function readColumnRow(row: JsonFields): AllFields<Column> | undefined {
  const columnName = toText(row.columnName)
  if (!columnName) return undefined
  return {
    id: readRowId(row, 'id') || columnName,
    columnName,
    slogan: toText(row.slogan),
    icon: toText(row.icon),
    wechatBiz: toText(row.wechatBiz),
    columnArticleTotal: toCount(row.columnArticleTotal),
  }
}

export const readColumns = rowsReader(readColumnRow)
const readColumn = (answer: unknown) => readColumnRow(toFields(answer))

export const fetchArticles = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: ARTICLE_PATHS.list, query, signal }), readArticles)

/**
 * Fetches the filters without an error message: the list may contain them as well, and the caller shows their errors.
 */
export const fetchArticleFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: ARTICLE_PATHS.facets, query, signal, quiet: true }), readFacets)

/** Fetches the most read articles of one institution, or of all. */
export const fetchHotArticles = async (organ?: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: ARTICLE_PATHS.hot, query: { organ }, signal }), readHotArticles)

/** Fetches suggestions. With `advanced` it fetches only those that become a condition. */
export const suggestArticles = async (keyword: string, advanced: boolean, signal?: AbortSignalLike) =>
  openReply(
    await send({
      path: ARTICLE_PATHS.suggest,
      query: { keyword, pageSize: String(LIMITS.page.suggestions), advancedFlag: String(advanced) },
      signal,
      quiet: true,
    }),
    readSuggestions,
  )

export const fetchArticle = async ({ id, query }: { id: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(ARTICLE_PATHS.detail, { id }), query: { query }, signal }), answer =>
    readArticleDetail(answer, id),
  )

export const articleDownload = (id: string) => fillPattern(ARTICLE_PATHS.download, { id })

/** Fetches the columns of all partner institutions. */
export const fetchColumns = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: COLUMN_PATHS.list, signal }), readColumns)

/** Fetches one column, by its name or its WeChat account. */
export const fetchColumn = async (query: ColumnQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: COLUMN_PATHS.detail, query, signal }), readColumn)
