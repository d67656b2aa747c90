import type { EChartsCoreOption } from 'echarts/core'
import { paint } from '@/ui/chart/paint'
import { PALETTES } from '@/ui/chart/palette'

// What ships is the same code, taken apart; jest reads the whole only.
jest.mock('@/ui/chart/echarts', () => jest.requireActual<object>('echarts'))

const WIDTH = 300
const HEIGHT = 200

/** A canvas that remembers nothing but its size and the fonts it was asked for. */
function canvas() {
  const fonts = new Set<string>()
  const context = new Proxy(
    {},
    {
      get: (_, name) =>
        name === 'measureText' ? (text: string) => ({ width: text.length * 10 }) : name === 'dpr' ? 1 : () => undefined,
      set: (_, name, value: string) => (name === 'font' && fonts.add(value), true),
    },
  )
  return { node: { width: 0, height: 0, getContext: () => context } as unknown as HTMLElement, fonts }
}

function painted(option: EChartsCoreOption) {
  const { node, fonts } = canvas()
  const looks: unknown[] = []
  const look = { width: WIDTH, palette: PALETTES.dark }
  const chart = paint(node, { height: HEIGHT, option: given => (looks.push(given), option) }, look, 2)
  return { chart, node, fonts, looks }
}

const BARS = {
  grid: { left: 100, right: 0, top: 0, bottom: 0, containLabel: false },
  yAxis: { type: 'category', inverse: true, data: ['a', 'b', 'c', 'd'], triggerEvent: true },
  xAxis: { type: 'value', max: 10, show: false },
  series: [{ type: 'bar', barWidth: 20, data: [10, 5, 2, 0] }],
}

const PIE = {
  legend: { orient: 'vertical', right: 0, top: 0, itemHeight: 20, triggerEvent: true },
  series: [
    {
      type: 'pie',
      center: [100, 100],
      radius: 80,
      label: { show: false },
      data: [
        { name: 'one', value: 1 },
        { name: 'two', value: 1 },
      ],
    },
  ],
}

test('a drawing gets the look it is to have, and fills its canvas at the ratio of the screen', () => {
  const { chart, node, fonts, looks } = painted(BARS)
  expect(looks).toEqual([{ width: WIDTH, palette: PALETTES.dark }])
  expect(node).toMatchObject({ width: 600, height: 400 })
  expect([...fonts].some(font => font.includes('PingFang SC'))).toBe(true)
  chart.dispose()
})

test('a tap on a bar or on its label tells which, a tap beside them nothing', () => {
  const { chart } = painted(BARS)
  expect(chart.itemAt(150, 25)).toBe(0)
  expect(chart.itemAt(150, 75)).toBe(1)
  expect(chart.itemAt(90, 175)).toBe(3)
  expect(chart.itemAt(290, 125)).toBeUndefined()
  chart.dispose()
})

test('a tap on a slice or on its entry in the legend tells which', () => {
  const { chart } = painted(PIE)
  expect(chart.itemAt(140, 100)).toBe(0)
  expect(chart.itemAt(60, 100)).toBe(1)
  expect(chart.itemAt(285, 15)).toBe(0)
  expect(chart.itemAt(285, 45)).toBe(1)
  // The slice is still there.
  expect(chart.itemAt(140, 100)).toBe(0)
  expect(chart.itemAt(60, 100)).toBe(1)
  chart.dispose()
})
