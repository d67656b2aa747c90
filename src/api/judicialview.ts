/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialSuggestQuery } from '@contract/judicialview'
import { JUDICIAL_PATHS } from '@contract/paths'
import type { ListQuery } from '@contract/search'
import { fillPattern } from '@domain/format/address'
import { readSuggestions } from '@domain/query/suggestions'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readJudicialDetail, readViews } from './readers/judicial'

/** Its answer carries the filters beside the list too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: JUDICIAL_PATHS.list, query, signal }), readViews)

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  openReply(await send({ path: JUDICIAL_PATHS.suggest, query, signal, quiet: true }), readSuggestions)

export const fetchJudicialView = async ({ vid, query }: { vid: string; query: string }, signal?: AbortSignalLike) =>
  openReply(await send({ path: fillPattern(JUDICIAL_PATHS.detail, { vid }), query: { query }, signal }), answer =>
    readJudicialDetail(answer, vid),
  )

export const judicialDownload = (vid: string) => fillPattern(JUDICIAL_PATHS.download, { vid })
