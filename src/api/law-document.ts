/** Calls the services of one law and its articles: `/ilawregu-search/api/v1/lawregu/`. */
import type { FindLawItem, LawItemQuery, LawArticle, LawRelated } from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import { fillPattern } from '@domain/format/address'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readDate } from '@domain/format/foreign-dates'
import { readOnDay, readVersion, withoutNumber, readLawDetail } from './readers/law-detail'
import {
  type JsonFields,
  type AllFields,
  readRows,
  toFields,
  readRowId,
  toJoinedText,
  rowsReader,
  toText,
  toOptionalText,
} from '@/request/value'

type Article = NonNullable<LawArticle['lawReguLinkBean']>

function readBean(value: unknown): AllFields<Article> | undefined {
  const row = toFields(value)
  const content = withoutNumber(toText(row.content), toText(row.tiaoName))
  if (!content) return undefined
  return {
    tiaoName: toText(row.tiaoName),
    fullName: toText(row.fullName),
    content,
    lawreguItemLegislationHistoryVos: readRows(row.lawreguItemLegislationHistoryVos, readVersion),
  }
}

/** Reads an article with the status of its law. */
export function readLawArticle(answer: unknown, requestedId = ''): AllFields<LawArticle> | undefined {
  const row = toFields(answer)
  const lid = readRowId(row, 'lid', 'id') || requestedId
  const title = toText(row.title)
  const lawReguLinkBean = readBean(row.lawReguLinkBean)
  if (!title && !lawReguLinkBean) return undefined
  return {
    lid,
    title,
    posting_date: readDate(row.posting_date),
    effective_date: readDate(row.effective_date),
    repealed_date: readDate(row.repealed_date),
    time_limited: toText(row.time_limited),
    eff_level: toText(row.eff_level),
    on_day: readOnDay(row.on_day),
    effective_basis: toOptionalText(row.effective_basis),
    standing_basis: toOptionalText(row.standing_basis),
    completeness: toOptionalText(row.completeness),
    lawReguLinkBean,
  }
}

function readRelatedDocument(row: JsonFields): AllFields<LawRelated> | undefined {
  const title = toText(row.title)
  if (!title) return undefined
  return {
    title,
    author: toJoinedText(row.author),
    summary: toText(row.summary),
    keyWord: toJoinedText(row.keyWord),
    url: toText(row.url),
  }
}

export const readRelatedDocuments = rowsReader(readRelatedDocument)

export const fetchLaw = async ({ lid, query }: { lid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(LAW_PATHS.detail, { lid }), query: { query }, signal }), answer =>
    readLawDetail(answer, lid),
  )

/** Fetches the documents about a law. */
export const fetchRelatedDocuments = async (lid: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(LAW_PATHS.related, { lid }), signal }), readRelatedDocuments)

/** Fetches an article of the current law, or of the law as of a day. */
export const findLawArticle = async (body: FindLawItem, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: LAW_PATHS.findArticle, body, signal }), answer => readLawArticle(answer))

/** Fetches an article of a given version of its law. */
export const fetchLawArticle = async (query: LawItemQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: LAW_PATHS.article, query, signal }), answer => readLawArticle(answer, query.lid))

export const lawDownload = (lid: string) => fillPattern(LAW_PATHS.download, { lid })
