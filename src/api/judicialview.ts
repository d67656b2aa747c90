/** Judicial viewpoints: `/judicialview/api/v1/judicialview/`. */
import type { JudicialList, JudicialSuggestQuery } from '@contract/judicialview'
import type { ListQuery, SuggestionGroup } from '@contract/search'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openData } from './envelope'
import { send } from './http'

const BASE = '/judicialview/api/v1/judicialview'

/** Its answer carries the filters beside the list too. */
export const fetchJudicialViews = async (query: ListQuery, signal?: AbortSignalLike) =>
  openData<JudicialList>(await send({ path: `${BASE}/search`, query, signal }))

export const suggestJudicialViews = async (query: JudicialSuggestQuery, signal?: AbortSignalLike) =>
  openData<SuggestionGroup[]>(await send({ path: `${BASE}/suggest`, query, signal }))
