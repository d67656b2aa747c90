import { readGeoMap } from '@domain/charts/geo-map'
import { squareMap } from '../../support/square-map'

const feature = (name: unknown, coordinates: unknown = [[[1, 1]]]) => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'Polygon', coordinates },
})
const collection = (...features: unknown[]) => ({ type: 'FeatureCollection', features })

test('regions take the short names that the statistics use', () => {
  const map = readGeoMap(squareMap())
  expect(map?.name).toBe('china')
  expect(map?.regions).toHaveLength(34)
  expect(map?.regions).toEqual(expect.arrayContaining(['北京', '内蒙古', '新疆', '香港']))
})

test('nothing of an approved map is left out: lines and islands without a name stay', () => {
  const line = {
    type: 'Feature',
    properties: { adchar: 'JD' },
    geometry: { type: 'MultiPolygon', coordinates: [[[1]]] },
  }
  const map = readGeoMap(collection(feature('北京市'), feature('南海诸岛'), line))
  expect(map?.regions).toEqual(['北京'])
  expect(map?.geoJson.features).toEqual([
    feature('北京'),
    feature('南海诸岛'),
    { ...line, properties: { adchar: 'JD', name: '' } },
  ])
})

test('what tells how the outlines are written stays beside them', () => {
  const map = readGeoMap({ ...collection(feature('北京市', ['@@AB'])), UTF8Encoding: true })
  expect(map?.geoJson).toEqual({ ...collection(feature('北京', ['@@AB'])), UTF8Encoding: true })
})

test.each([
  undefined,
  null,
  'FeatureCollection',
  [],
  {},
  { type: 'FeatureCollection' },
  collection(),
  collection(feature('California')),
  collection(feature('北京市', [])),
  collection(feature('北京市'), null),
  collection(feature('北京市'), { type: 'Feature', properties: { name: '天津' }, geometry: null }),
  collection(feature('北京市'), { type: 'Feature', geometry: { coordinates: [[1]] } }),
])('%j is no map', value => {
  expect(readGeoMap(value)).toBeUndefined()
})
