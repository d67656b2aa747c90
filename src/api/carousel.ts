/** The topics of the fiscal area. */
import type { AbortSignalLike } from '@/platform/transport/port'
import { openReply } from '@/request/envelope'
import { send } from '@/request/http'
import { readCarousel } from './readers/carousel'

const PATH = '/fiscal-tax/api/v1/search/findCarouselDetailById'

/** `quiet`: nobody has asked for this topic, so nobody is told that there is none. */
export const fetchCarousel = async (mapId: string, signal?: AbortSignalLike, quiet = false) =>
  openReply(await send({ path: PATH, query: { mapId }, signal, quiet }), readCarousel)
