/** Laws and regulations: `/ilawregu-search/api/v1/lawregu/`. */
import type {
  FindLawItem,
  LawArticle,
  LawDetail,
  LawFieldQuery,
  LawItemQuery,
  LawList,
  LawRelated,
  NewLawList,
} from '@contract/lawregu'
import type { Facet, ListQuery, SuggestionGroup } from '@contract/search'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { isList, listAt } from './shape'

const BASE = '/ilawregu-search/api/v1/lawregu'

export const fetchLaws = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<LawList>(await send({ path: `${BASE}/list`, query, signal }), listAt('lawRegus'))

export const fetchLawFacet = async (query: LawFieldQuery, signal?: AbortSignalLike) =>
  openData<Facet[]>(await send({ path: `${BASE}/lawLeftStatisticsByField`, query, signal }), isList)

/** The newest laws; a guest gets pages of the service's own size. */
export const fetchNewLaws = async (query: Pick<ListQuery, 'pageIndex' | 'pageSize'>, signal?: AbortSignalLike) =>
  openData<NewLawList>(await send({ path: `${BASE}/newLawExpress`, query, signal }), listAt('lawRegus'))

export const suggestLaws = async (keyword: string, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(
    await send({ path: `${BASE}/recommend/suggest`, query: { keyword }, signal, quiet: true }),
  )

export const fetchLaw = async ({ lid, query }: { lid: string; query: string }, signal?: AbortSignalLike) =>
  openData<LawDetail>(await send({ path: fillPattern(`${BASE}/:lid`, { lid }), query: { query }, signal }))

/** Papers about it. */
export const fetchRelatedPapers = async (lid: string, signal?: AbortSignalLike) =>
  openData<LawRelated[]>(await send({ path: fillPattern(`${BASE}/:lid/related`, { lid }), signal }), isList)

/** An article as the law stands. */
export const findLawArticle = async (body: FindLawItem, signal?: AbortSignalLike) =>
  openData<LawArticle>(await send({ method: 'POST', path: `${BASE}/findLawReguItem`, body, signal }))

/** An article in a known version of its law. */
export const fetchLawArticle = async (query: LawItemQuery, signal?: AbortSignalLike) =>
  openData<LawArticle>(await send({ path: `${BASE}/item`, query, signal }))

export const lawDownload = (lid: string) => fillPattern(`${BASE}/download/:lid`, { lid })
