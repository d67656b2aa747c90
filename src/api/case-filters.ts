/** Calls the filters and suggestions of cases: `/judgement-search/api/v1/`. */
import { CASE_PATHS, EXCELLENT_PATHS } from '@contract/paths'
import { readSuggestions } from '@domain/query/suggestions'
import { type AbortSignalLike, send, readReply } from '@/request/http'
import { choicesReader, readFacets } from './readers/facet'

/**
 * Fetches the filters. Shows no error message: the filters may still come with the list.
 */
export const fetchCaseFacets = async (query: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: CASE_PATHS.facets, query: { query }, signal, quiet: true }), readFacets)

interface FieldQuery {
  query: string
  field: string
  parent?: string
  called?: string
}

export const fetchCaseFacet = async (query: FieldQuery, signal?: AbortSignalLike) =>
  readReply(
    await send({ path: CASE_PATHS.facet, query: { ...query }, signal, quiet: true }),
    choicesReader(query.field),
  )

export const suggestCases = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: CASE_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)

/** Fetches the choices of a filter for excellent cases, of all themes or of one. */
export const fetchExcellentFacet = async (query: FieldQuery & { theme?: string }, signal?: AbortSignalLike) =>
  readReply(
    await send({ path: EXCELLENT_PATHS.facet, query: { ...query }, signal, quiet: true }),
    choicesReader(query.field),
  )

export const suggestExcellentCases = async (keyword: string, signal?: AbortSignalLike) =>
  readReply(await send({ path: EXCELLENT_PATHS.suggest, query: { keyword }, signal, quiet: true }), readSuggestions)
