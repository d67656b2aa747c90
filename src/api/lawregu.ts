/** Calls the lists, filters and suggestions of laws and regulations: `/ilawregu-search/api/v1/lawregu/`. */
import type { LawFieldQuery } from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { choicesReader } from './readers/facet'
import { readLawPage, readNewLaws } from './readers/law'

/** Fetches a list of laws. The reply may contain the filters too. */
export const fetchLaws = async (query: ListQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: LAW_PATHS.list, query, signal }), readLawPage)

/** Fetches a filter. Shows no error message: the filter may still come with the list. */
export const fetchLawFacet = async (query: LawFieldQuery, signal?: AbortSignalLike) =>
  readReply(await send({ path: LAW_PATHS.facet, query: { ...query }, signal, quiet: true }), choicesReader(query.field))

/** Fetches the newest laws. For guests the service chooses the page size. */
export const fetchNewLaws = async (page: number, pageSize: number, signal?: AbortSignalLike) => {
  const query = { pageIndex: String(page), pageSize: String(pageSize) }
  return readReply(await send({ path: LAW_PATHS.newest, query, signal }), readNewLaws(pageSize))
}

export const suggestLaws = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: LAW_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)
