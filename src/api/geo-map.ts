/** The geographic map that a deployer provides; where there is none, or it cannot be read, charts do without. */
import { type GeoMap, readGeoMap } from '@domain/charts/geo-map'
import { settings } from '@/platform/settings'
import { transport } from '@/platform/transport'

const TIMEOUT = 30_000

/** It comes from anywhere: nobody's token goes there. */
async function read(url: string): Promise<GeoMap | undefined> {
  const reply = await transport.send({ method: 'GET', url, headers: {}, timeout: TIMEOUT })
  if (reply.kind !== 'reply' || reply.status !== 200) return undefined
  try {
    return readGeoMap(JSON.parse(reply.text))
  } catch {
    return undefined
  }
}

let asked: Promise<GeoMap | undefined> | undefined

/** Fetched when it is first wanted; once it is there it stays. */
export async function fetchGeoMap(): Promise<GeoMap | undefined> {
  if (!settings.mapUrl) return undefined
  asked ??= read(settings.mapUrl)
  const map = await asked
  if (!map) asked = undefined
  return map
}
