import { buildSync } from 'esbuild'
import path from 'node:path'
import { runInThisContext } from 'node:vm'
import { drawBars } from '@/ui/chart/drawings/bars'
import { drawLine } from '@/ui/chart/drawings/line'
import { drawMap } from '@/ui/chart/drawings/map'
import { drawPie } from '@/ui/chart/drawings/pie'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import type { PaintChart } from '@/ui/chart/paint'
import { PALETTES } from '@/ui/chart/palette'
import type { ChartDrawing } from '@/ui/chart/types'

/** With no more of ECharts than what ships: jest itself cannot read its modules. */
function shippedPaint(): PaintChart {
  const [code] = buildSync({
    entryPoints: [path.resolve(__dirname, '../../../src/ui/chart/paint.ts')],
    bundle: true,
    write: false,
    format: 'cjs',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles
  const module = { exports: {} as { paintChart: PaintChart } }
  ;(runInThisContext(`module => {${code!.text}}`) as (to: typeof module) => void)(module)
  return module.exports.paintChart
}

const paint = shippedPaint()
const WIDTH = 343

/** A canvas that remembers its size, the words on it and their fonts. */
function canvas() {
  const words: string[] = []
  const fonts = new Set<string>()
  const context = new Proxy(
    {},
    {
      get: (_, name) => (name === 'fillText' ? (word: string) => words.push(word) : () => undefined),
      set: (_, name, value: string) => (name === 'font' && fonts.add(value), true),
    },
  )
  return { node: { width: 0, height: 0, getContext: () => context } as unknown as HTMLElement, words, fonts }
}

function painted(drawing: ChartDrawing) {
  const { node, words, fonts } = canvas()
  return { chart: paint(node, drawing, { width: WIDTH, palette: PALETTES.dark }, 2), node, words, fonts, drawing }
}

const items = (...names: string[]) => names.map((name, index) => ({ name, value: 40 - 10 * index }))
const COURTS = items('基层', '中级', '高级')

test('a chart fills its canvas at the ratio of the screen, in the font of the app', () => {
  const { chart, node, fonts, drawing } = painted(drawBars(COURTS))
  expect(node).toMatchObject({ width: 2 * WIDTH, height: 2 * drawing.height })
  expect([...fonts].every(font => font.includes('PingFang SC'))).toBe(true)
  chart.dispose()
})

test('bars: the whole row is its bar', () => {
  const { chart, words } = painted(drawBars(COURTS))
  expect(words).toEqual(expect.arrayContaining(['基层', '40', '20']))
  expect(chart.itemAt(300, 22)).toBe(0)
  expect(chart.itemAt(20, 110)).toBe(2)
  expect(chart.itemAt(20, 500)).toBeUndefined()
  chart.dispose()
})

test('a pie: a part and its name are the same', () => {
  const { chart, words, drawing } = painted(drawPie(COURTS, { total: 90, unit: '件' }))
  expect(words).toEqual(expect.arrayContaining(['90', '件', '高级']))
  const middle = drawing.height / 2
  expect(chart.itemAt(64 + 55, middle - 5)).toBe(0)
  expect(chart.itemAt(64, middle)).toBeUndefined()
  expect([-1, 0, 1].map(row => chart.itemAt(250, middle + 32 * row))).toEqual([0, 1, 2])
  chart.dispose()
})

test('a line: the whole column is its year', () => {
  const { chart, words } = painted(drawLine(items('2022', '2023', '2024'), { unfinished: false }))
  expect(words).toEqual(expect.arrayContaining(['2022', '40']))
  expect([20, 170, 330].map(x => chart.itemAt(x, 60))).toEqual([0, 1, 2])
  chart.dispose()
})

test('tiles: a region that has cases can be tapped, any other not', () => {
  const { chart, words } = painted(drawTiles([{ name: '北京市', value: 12 }]))
  expect(words).toEqual(expect.arrayContaining(['京', '12', '琼']))
  const tapped = Array.from({ length: 60 * 60 }, (_, at) => chart.itemAt((at % 60) * 6, Math.floor(at / 60) * 6))
  const hits = tapped.filter(item => item === 0).length
  expect(hits).toBeGreaterThan(10)
  expect(hits).toBeLessThan(100)
  expect(tapped.every(item => item === 0 || item === undefined)).toBe(true)
  chart.dispose()
})

test('a map: a region of it can be tapped', () => {
  const square = (left: number) => [
    [
      [left, 30],
      [left + 10, 30],
      [left + 10, 40],
      [left, 40],
      [left, 30],
    ],
  ]
  const feature = (name: string, left: number) => ({
    type: 'Feature',
    properties: { name },
    geometry: { type: 'Polygon', coordinates: square(left) },
  })
  const geoMap = {
    name: 'two',
    regions: ['北京', '天津'],
    geoJson: { type: 'FeatureCollection', features: [feature('北京', 100), feature('天津', 110)] },
  }
  const { chart } = painted(drawMap([{ name: '天津', value: 3 }], geoMap))
  const tapped = Array.from({ length: 60 }, (_, at) => chart.itemAt(at * 6, 130))
  expect(tapped.filter(item => item === 0).length).toBeGreaterThan(5)
  expect(tapped.slice(0, 25).every(item => item === undefined)).toBe(true)
  chart.dispose()
})
