/** The topics of the fiscal area. */
import { FISCAL_PATHS } from '@contract/paths'
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readCarousel } from './readers/carousel'

/** `quiet`: nobody has asked for this topic, so nobody is told that there is none. */
export const fetchCarousel = async (mapId: string, signal?: AbortSignalLike, quiet = false) =>
  openReply(await send({ path: FISCAL_PATHS.carousel, query: { mapId }, signal, quiet }), readCarousel)
