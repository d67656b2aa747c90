/** A map with square provinces, as tests need no real outlines. */
import { type Province, PROVINCES } from '@domain/charts/provinces'

const WIDTH = 6
const HEIGHT = 4

function square({ full, column, row }: Province) {
  const [west, north] = [75 + column * WIDTH, 50 - row * HEIGHT]
  const [east, south] = [west + WIDTH, north - HEIGHT]
  const ring = [
    [west, north],
    [east, north],
    [east, south],
    [west, south],
    [west, north],
  ]
  return { type: 'Feature', properties: { name: full }, geometry: { type: 'Polygon', coordinates: [ring] } }
}

export const squareMap = () => ({
  type: 'FeatureCollection',
  // No map draws 兵团 as a region of its own.
  features: PROVINCES.filter(({ name }) => name !== '兵团').map(square),
})
