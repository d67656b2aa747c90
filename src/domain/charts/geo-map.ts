/** Prepares a GeoJSON map from the operator for drawing. */
import { isRecord } from '../guards'
import { provinceOf } from './provinces'

/** ECharts adds the inset of the South China Sea islands (南海诸岛) only to a map with this name. */
const NAME = 'china'
/** The South China Sea islands. They are on every map of the country, but no statistics exist for them. */
export const SOUTH_SEA_ISLANDS = '南海诸岛'

export interface GeoMap {
  name: string
  /** The short names of the provinces on the map. */
  regions: string[]
  geoJson: { features: object[] }
}

interface Feature {
  geometry: { coordinates: unknown[] }
  properties: { name?: unknown }
}

const isFeature = (value: unknown): value is Feature =>
  isRecord(value) &&
  isRecord(value.properties) &&
  isRecord(value.geometry) &&
  Array.isArray(value.geometry.coordinates) &&
  value.geometry.coordinates.length > 0

/**
 * Reads a map. Keeps every feature, because the map was approved for publication as it is. The provinces get the names
 * that the statistics use. Returns `undefined` for a value without a map of provinces.
 */
export function readGeoMap(value: unknown): GeoMap | undefined {
  if (!isRecord(value) || value.type !== 'FeatureCollection' || !Array.isArray(value.features)) return undefined
  const features: unknown[] = value.features
  if (!features.every(isFeature)) return undefined
  const named = features.map(feature => {
    const written = typeof feature.properties.name === 'string' ? feature.properties.name : ''
    const name = provinceOf(written)?.name ?? written
    return { ...feature, properties: { ...feature.properties, name } }
  })
  const regions = named.map(({ properties }) => properties.name).filter(provinceOf)
  if (regions.length === 0) return undefined
  return { name: NAME, regions: [...new Set(regions)], geoJson: { ...value, features: named } }
}
