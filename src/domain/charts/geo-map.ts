/** A geographic map that a deployer provides as GeoJSON, made fit to be drawn. */
import { isRecord } from '../guards'
import { provinceOf } from './provinces'

/** Under this name the drawing adds what every map of the country must show. */
const NAME = 'china'
/** It is a part of every map of the country, and no region of the statistics. */
export const ISLANDS = '南海诸岛'

export interface GeoMap {
  name: string
  /** The short names of what is drawn. */
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

/** Nothing is left out of an approved map; its regions take the names that the statistics use. */
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
