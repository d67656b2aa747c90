/** Fetches the map that an operator provides. If it cannot be read, charts show no map. */
import { type GeoMap, readGeoMap } from '@domain/charts/geo-map'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'

const TIMEOUT = 30_000

/** Reads the map. The request has no token, because the map may be on another host. */
async function read(url: string): Promise<GeoMap | undefined> {
  const reply = await transport.send({ method: 'GET', url, headers: {}, timeout: TIMEOUT })
  if (reply.kind !== 'reply' || reply.status !== 200) return undefined
  try {
    return readGeoMap(JSON.parse(reply.text))
  } catch {
    return undefined
  }
}

let mapRequest: Promise<GeoMap | undefined> | undefined

/** Fetches the map for the first chart that needs it. Later charts share that map, or fetch it anew after a failure. */
export async function fetchGeoMap(): Promise<GeoMap | undefined> {
  if (!settings.mapUrl) return undefined
  mapRequest ??= read(settings.mapUrl)
  const map = await mapRequest
  if (!map) mapRequest = undefined
  return map
}
