/** Calls the services of cases: `/judgement-search/api/v1/`. */
import { CASE_PATHS, EXCELLENT_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, openReply } from '@/request/http'
import { readCases } from './readers/case'
import { readCaseDetail } from './readers/case-detail'
import type { ExcellentTheme } from '@contract/judgement'
import { type JsonFields, type AllFields, toCount, rowsReader, toText } from '@/request/value'
import { readChoices, readFacets } from './readers/facet'

/** A theme of excellent cases. The number of cases is absent if the service does not send it. */
export type Theme = Omit<ExcellentTheme, 'count'> & Partial<Pick<ExcellentTheme, 'count'>>

function readTheme(row: JsonFields): AllFields<Theme> | undefined {
  const id = toCount(row.id)
  const name = toText(row.name)
  return id === undefined || !name ? undefined : { id, name, count: toCount(row.count) }
}

export const readThemes = rowsReader(readTheme)

/** Fetches a list of cases. The reply may contain the filters too. */
export const fetchCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: CASE_PATHS.list, query, signal }), readCases)

/**
 * Fetches the filters. Shows no error message: the filters may still come with the list.
 */
export const fetchCaseFacets = async (query: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: CASE_PATHS.facets, query: { query }, signal, quiet: true }), readFacets)

interface FieldQuery {
  query: string
  field: string
  parent?: string
  called?: string
}

export const fetchCaseFacet = async (query: FieldQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: CASE_PATHS.facet, query: { ...query }, signal, quiet: true }), readChoices(query.field))

export const suggestCases = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: CASE_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

/** Fetches the excellent cases of all themes. */
export const fetchExcellentCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: EXCELLENT_PATHS.list, query, signal }), readCases)

export const fetchExcellentThemes = async (signal?: AbortSignalLike) =>
  openReply(await send({ path: EXCELLENT_PATHS.themes, signal }), readThemes)

export const fetchThemeCases = async (id: string, query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(EXCELLENT_PATHS.theme, { id }), query, signal }), readCases)

/** Fetches the choices of a filter for excellent cases, of all themes or of one. */
export const fetchExcellentFacet = async (query: FieldQuery & { theme?: string }, signal?: AbortSignalLike) =>
  openReply(
    await send({ path: EXCELLENT_PATHS.facet, query: { ...query }, signal, quiet: true }),
    readChoices(query.field),
  )

export const suggestExcellentCases = async (keyword: string, signal?: AbortSignalLike) =>
  openReply(await send({ path: EXCELLENT_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

export const fetchCase = async ({ jid, query }: { jid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(
    await send({ method: 'POST', path: fillPattern(CASE_PATHS.detail, { jid }), body: { query }, signal }),
    answer => readCaseDetail(answer, jid),
  )

export const caseDownload = (jid: string) => fillPattern(CASE_PATHS.download, { jid })
