/** Fetches lists of cases and the themes of excellent cases: `/judgement-search/api/v1/`. */
import { CASE_PATHS, EXCELLENT_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { readCases } from './readers/case'
import type { ExcellentTheme } from '@contract/judgement'
import { type JsonFields, type AllFields, toCount, rowsReader, toText } from '@/request/value'

/** A theme of excellent cases. The number of cases is absent if the service does not send it. */
export type CaseTheme = Omit<ExcellentTheme, 'count'> & Partial<Pick<ExcellentTheme, 'count'>>

function readTheme(row: JsonFields): AllFields<CaseTheme> | undefined {
  const id = toCount(row.id)
  const name = toText(row.name)
  return id === undefined || !name ? undefined : { id, name, count: toCount(row.count) }
}

export const readCaseThemes = rowsReader(readTheme)

/** Fetches a list of cases. The reply may contain the filters too. */
export const fetchCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: CASE_PATHS.list, query, signal }), readCases)

/** Fetches the excellent cases of all themes. */
export const fetchExcellentCases = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: EXCELLENT_PATHS.list, query, signal }), readCases)

export const fetchExcellentThemes = async (signal?: AbortSignalLike) =>
  readReply(await send({ path: EXCELLENT_PATHS.themes, signal }), readCaseThemes)

export const fetchThemeCases = async (id: string, query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: fillPattern(EXCELLENT_PATHS.theme, { id }), query, signal }), readCases)
