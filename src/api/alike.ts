/** Cases like a statement of facts: `/judgement-search/api/v1/alike`. */
import type { AlikeRequest } from '@contract/alike'
import { CASE_PATHS } from '@contract/paths'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readAlikes } from './readers/alike'

export const fetchAlike = async (body: AlikeRequest, signal?: AbortSignalLike) =>
  openReply(await send({ method: 'POST', path: CASE_PATHS.alike, body, signal }), readAlikes)
