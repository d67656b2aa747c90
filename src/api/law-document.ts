/** Calls the services of one law and its articles: `/ilawregu-search/api/v1/lawregu/`. */
import type {
  FindArticleRequest,
  LawItemQuery,
  LawArticle,
  RelatedPaper,
  LawDetail,
  LawIndex,
  LawBodyLine,
  LawOnDay,
  LawVersion,
  LegislationHistory,
} from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import { fillPattern } from '@domain/format/address'
import { parseAnyDate } from '@domain/format/any-date'
import { articleNumber } from '@domain/citation/article'
import { isRecord } from '@domain/guards'
import { type AbortSignalLike, send, readReply } from '@/request/http'
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
  toCount,
  toFlag,
  toList,
} from '@/request/value'

function readVersion(row: JsonFields): AllFields<LegislationHistory> | undefined {
  const version = { lid: readRowId(row, 'lid', 'id'), title: toText(row.title), text: toText(row.text) }
  return version.text ? { ...version, actionName: toText(row.actionName) } : undefined
}

/** Returns the text of an article without its number, which is shown separately. */
const withoutNumber = (articleText: string, number = '') =>
  number && articleText.indexOf(number) === 0 ? articleText.slice(number.length).replace(/^\s+/, '') : articleText

/** Reads a line of a law. An article is never a heading, even if it has a level. */
function readLine(row: JsonFields): AllFields<LawBodyLine> {
  const fullName = toOptionalText(row.fullName)
  const versions = readRows(row.lawreguItemLegislationHistoryVos, readVersion)
  return {
    text: withoutNumber(toText(row.text), fullName),
    level: fullName && articleNumber(fullName) ? 0 : (toCount(row.level) ?? 0),
    fullName,
    isPublisher: toFlag(row.isPublisher) ?? false,
    isDate: toFlag(row.isDate) ?? false,
    lawreguItemLegislationHistoryVos: versions.length ? versions : undefined,
  }
}

const bare = (heading: string) => heading.replace(/<[^>]*>|\s/g, '')

/**
 * Reads the headings, each with the index of its line. If the service sends no valid index, the heading is the next
 * line with the same words.
 */
function readIndexes(value: unknown, lines: LawBodyLine[]): LawIndex[] {
  let from = 0
  return readRows(value, row => {
    const name = toText(row.text)
    const at = lines.findIndex((line, place) => place >= from && bare(line.text) === bare(name))
    const servicePosition = toCount(row.position)
    const position = servicePosition !== undefined && servicePosition < lines.length ? servicePosition : at
    if (!name || position < 0) return undefined
    from = position + 1
    const level = toCount(row.level) ?? lines[position]?.level ?? 0
    return { text: name, level, position, articleRange: toOptionalText(row.articleRange) }
  })
}

const headingsOf = (lines: LawBodyLine[]): LawIndex[] =>
  lines.flatMap(({ text: name, level }, position) => (level > 0 ? [{ text: name, level, position }] : []))

const STANDINGS: unknown[] = ['inForce', 'notYet', 'repealed', 'unknown'] satisfies Array<LawOnDay['standing']>
const isStanding = (value: unknown): value is LawOnDay['standing'] => STANDINGS.indexOf(value) >= 0

function readOnDay(value: unknown): AllFields<LawOnDay> | undefined {
  const { day: written, standing, version } = toFields(value)
  const day = parseAnyDate(written)
  if (!day || !isStanding(standing)) return undefined
  const other = toFields(version)
  const lid = readRowId(other, 'lid')
  return {
    day,
    standing,
    version: lid
      ? {
          lid,
          title: toText(other.title),
          effective_date: parseAnyDate(other.effective_date),
          lacksArticle: toFlag(other.lacksArticle),
        }
      : undefined,
  }
}

function readHeldVersion(row: JsonFields): LawVersion | undefined {
  const lid = readRowId(row, 'lid')
  const day = parseAnyDate(row.posting_date)
  return lid && day ? { lid, posting_date: day, time_limited: toText(row.time_limited) } : undefined
}

function readHeldVersions(value: unknown): LawVersion[] | undefined {
  const versions = readRows(value, readHeldVersion)
  return versions.length > 1 ? versions : undefined
}

/**
 * Reads a law. The requested id is used if the reply has none. Returns `undefined` for a reply without title and text.
 */
export function readLawDetail(answer: unknown, requestedId = ''): AllFields<LawDetail> | undefined {
  const row = toFields(answer)
  const title = toText(row.title)
  // No line is dropped, because headings refer to the positions of lines.
  const lines = toList(row.law_regulation_introductions).map(line => readLine(isRecord(line) ? line : { text: line }))
  if (!title && !lines.length) return undefined
  const indexes = readIndexes(row.law_regulation_indexes, lines)
  return {
    lid: readRowId(row, 'lid', 'jid', 'id') || requestedId,
    title,
    dispatch_authority: toJoinedText(row.dispatch_authority),
    posting_date: parseAnyDate(row.posting_date),
    eff_level: toText(row.eff_level),
    document_number: toOptionalText(row.document_number),
    effective_date: parseAnyDate(row.effective_date),
    time_limited: toText(row.time_limited),
    credit_line: toOptionalText(row.credit_line),
    indicate: toOptionalText(row.indicate),
    post_persion_duty: toOptionalText(row.post_persion_duty),
    post_persion_name: toOptionalText(row.post_persion_name),
    law_regulation_introductions: lines,
    law_regulation_indexes: indexes.length ? indexes : headingsOf(lines),
    relatedCount: toCount(row.relatedCount) ?? 0,
    on_day: readOnDay(row.on_day),
    effective_basis: toOptionalText(row.effective_basis),
    standing_basis: toOptionalText(row.standing_basis),
    completeness: toOptionalText(row.completeness),
    versions: readHeldVersions(row.versions),
  }
}

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
    posting_date: parseAnyDate(row.posting_date),
    effective_date: parseAnyDate(row.effective_date),
    repealed_date: parseAnyDate(row.repealed_date),
    time_limited: toText(row.time_limited),
    eff_level: toText(row.eff_level),
    on_day: readOnDay(row.on_day),
    effective_basis: toOptionalText(row.effective_basis),
    standing_basis: toOptionalText(row.standing_basis),
    completeness: toOptionalText(row.completeness),
    lawReguLinkBean,
  }
}

function readRelatedDocument(row: JsonFields): AllFields<RelatedPaper> | undefined {
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
  readReply(await send({ path: fillPattern(LAW_PATHS.detail, { lid }), query: { query }, signal }), answer =>
    readLawDetail(answer, lid),
  )

/** Fetches the papers and other documents about a law. */
export const fetchRelatedDocuments = async (lid: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(LAW_PATHS.related, { lid }), signal }), readRelatedDocuments)

/** Fetches an article by the name of its law. The version is the current one, or that of a day. */
export const fetchLawArticleByName = async (body: FindArticleRequest, signal?: AbortSignalLike) =>
  readReply(await send({ method: 'POST', path: LAW_PATHS.findArticle, body, signal }), answer => readLawArticle(answer))

/** Fetches an article of a certain version of its law. */
export const fetchLawArticleOfVersion = async (query: LawItemQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: LAW_PATHS.article, query, signal }), answer => readLawArticle(answer, query.lid))

export const lawDownloadPath = (lid: string) => fillPattern(LAW_PATHS.download, { lid })
