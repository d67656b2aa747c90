/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialDetail, JudicialList, JudicialSuggestQuery } from '@contract/judicialview'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import { fillPattern } from '@/domain/address'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'
import { listAt } from './shape'

const BASE = '/judicialview/api/v1/judicialview'

/** Its answer carries the filters beside the list too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<JudicialList>(await send({ path: `${BASE}/search`, query, signal }), listAt('judicialViews'))

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggest`, query, signal, quiet: true }))

export const fetchJudicialView = async ({ vid, query }: { vid: string; query: string }, signal?: AbortSignalLike) =>
  openData<JudicialDetail>(await send({ path: fillPattern(`${BASE}/:vid`, { vid }), query: { query }, signal }))

export const judicialDownload = (vid: string) => fillPattern(`${BASE}/download/:vid`, { vid })
