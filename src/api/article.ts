/** Calls the services of practice articles and partner columns: `/iarticle-search/api/v1/`. */
import type { ColumnQuery, ArticleDetail, ArticleItem, PartnerColumn } from '@contract/article'
import type { FacetsQuery } from '@contract/facets'
import { ARTICLE_PATHS, COLUMN_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { LIMITS } from '@domain/limits'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { parseAnyDate } from '@domain/format/any-date'
import { pageReader, readSections } from './readers/page'
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
  releaseDate: parseAnyDate(row.releaseDate) ?? '',
})

function readArticle(row: JsonFields): AllFields<ArticleItem> | undefined {
  const jid = readRowId(row, 'jid', 'lid', 'id')
  return jid ? { jid, ...shared(row), hitResult: toText(row.hitResult) } : undefined
}

export const readArticles = pageReader(readArticle, 'articles')
const readHotArticles = rowsReader(readArticle)

export function readArticleDetail(answer: unknown, requestedId: string): AllFields<ArticleDetail> | undefined {
  const row = toFields(answer)
  const detail = { ...shared(row), paragraphs: readSections(row.paragraphs) }
  if (!detail.title && !detail.paragraphs.length) return undefined
  return { jid: readRowId(row, 'jid', 'lid', 'id') || requestedId, partnerId: toOptionalText(row.partnerId), ...detail }
}

/** The column of a partner institution. The number of articles is absent if the service does not send it. */
export type ArticleColumn = Omit<PartnerColumn, 'columnArticleTotal'> &
  Partial<Pick<PartnerColumn, 'columnArticleTotal'>>

/** Reads a column. A column without an id is identified by its name. */
function readColumnRow(row: JsonFields): AllFields<ArticleColumn> | undefined {
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

export const readArticleColumns = rowsReader(readColumnRow)
const readColumn = (answer: unknown) => readColumnRow(toFields(answer))

export const fetchArticles = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: ARTICLE_PATHS.list, query, signal }), readArticles)

/** Fetches the filters. Shows no error message: the filters may still come with the list. */
export const fetchArticleFacets = async (query: FacetsQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: ARTICLE_PATHS.facets, query, signal, quiet: true }), readFacets)

/** Fetches the most read articles of one institution, or of all. */
export const fetchHotArticles = async (organ?: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: ARTICLE_PATHS.hot, query: { organ }, signal }), readHotArticles)

/** Fetches suggestions. With `advanced`, fetches only suggestions that can become a condition. */
export const suggestArticles = async (keyword: string, advanced: boolean, signal?: AbortSignalLike) =>
  readReply(
    await send({
      path: ARTICLE_PATHS.suggest,
      query: { keyword, pageSize: String(LIMITS.page.suggestions), advancedFlag: String(advanced) },
      signal,
      quiet: true,
    }),
    readSuggestions,
  )

export const fetchArticle = async ({ id, query }: { id: string; query: string }, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(ARTICLE_PATHS.detail, { id }), query: { query }, signal }), answer =>
    readArticleDetail(answer, id),
  )

export const articleDownloadPath = (id: string) => fillPattern(ARTICLE_PATHS.download, { id })

/** Fetches the columns of all partner institutions. */
export const fetchArticleColumns = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: COLUMN_PATHS.list, signal }), readArticleColumns)

/** Fetches one column, by its name or its WeChat account. */
export const fetchArticleColumn = async (query: ColumnQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: COLUMN_PATHS.detail, query, signal }), readColumn)
