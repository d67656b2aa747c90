import { readGeoMap } from '@domain/charts/geo-map'
import { drawMap } from '@/ui/chart/drawings/map'
import { framePicture } from '@/ui/chart/drawings/picture'
import { PALETTES } from '@/ui/chart/palette'
import { squareMap } from '../../../support/square-map'
import { painted } from './painted'

const map = readGeoMap(squareMap())!
const item = (name: string, value: number) => ({ name, value })
const SOME = [item('兵团', 9), item('北京', 140), item('江苏', 296), item('广东', 0), item('内蒙古自治区', 22)]

test('the scale and the words are there, and the colours of the steps on the regions', () => {
  const { texts, filled } = painted(drawMap(SOME, map))
  expect(texts).toEqual(expect.arrayContaining(['江苏最多 296 件', '覆盖 3 个地区和兵团', '220 以上']))
  const colours = filled.map(({ colour }) => colour)
  for (const step of [0, 1, 4, 5]) expect(colours).toContain(PALETTES.light.steps[step]!.ground)
})

test('a region that the map does not draw is told', () => {
  expect(painted(drawMap(SOME, map)).texts).toContain('另有 9 件不在图上')
  expect(painted(drawMap(SOME, { ...map, regions: ['北京', '兵团'] })).texts).toContain('另有 318 件不在图上')
})

test('those without a province are told', () =>
  expect(painted(drawMap(SOME, map, 500)).texts).toContain('另有 33 件未载明地区'))

test('a tap tells the item of the region; without cases there is none', () => {
  const { itemAt } = painted(drawMap(SOME, map))
  // The squares are as wide as there is room; the islands in the corner reach a bit farther.
  const places = Array.from({ length: 343 * 304 }, (_, index) => [index % 343, Math.floor(index / 343)] as const)
  const items = places.filter(([x, y]) => x % 10 === 5 && y % 10 === 5).map(([x, y]) => itemAt(x, y))
  const hits = (item: number | undefined) => items.filter(one => one === item).length
  for (const item of [1, 2, 4]) expect(hits(item)).toBeGreaterThan(5)
  expect(hits(1) + hits(2) + hits(4) + hits(undefined)).toBe(items.length)
})

test('a picture of it brings the map along', () => {
  const texts = { title: '地域分布', conditions: [], total: '共 9 条', source: '来源', date: '今天' }
  expect(painted(framePicture(drawMap(SOME, map), texts), 390).texts).toEqual(
    expect.arrayContaining(['江苏最多 296 件', '地域分布']),
  )
})
