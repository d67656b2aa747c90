/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialSuggestQuery } from '@contract/judicialview'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readJudicialDetail, readViews } from './readers/judicial'

const BASE = '/judicialview/api/v1/judicialview'

/** Its answer carries the filters beside the list too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/search`, query, signal }), readViews)

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: `${BASE}/suggest`, query, signal, quiet: true }), readSuggestions)

export const fetchJudicialView = async ({ vid, query }: { vid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(`${BASE}/:vid`, { vid }), query: { query }, signal }), answer =>
    readJudicialDetail(answer, vid),
  )

export const judicialDownload = (vid: string) => fillPattern(`${BASE}/download/:vid`, { vid })
