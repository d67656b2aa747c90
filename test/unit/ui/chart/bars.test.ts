import type { CustomSeriesOption } from 'echarts/charts'
import { LIMITS } from '@domain/limits'
import { drawBars } from '@/ui/chart/drawings/bars'
import { PALETTES } from '@/ui/chart/palette'
import { painted } from './painted'

const TRADES = [
  { name: '批发和零售业', value: 1712, share: '27.4%' },
  { name: '房地产业', value: 433, share: '16.6%' },
]
const LONG = {
  name: '中国东方资产管理股份有限公司新疆维吾尔自治区分公司乌鲁木齐营业部',
  value: 1_234_567,
  share: '47.4%',
}

test('each bar has its name, its number with thousands and its share', () => {
  const { written } = painted(drawBars(TRADES))
  expect(written.map(({ text, bold }) => (bold ? `*${text}` : text))).toEqual([
    ...['批发和零售业', '*1,712', '27.4%'],
    ...['房地产业', '*433', '16.6%'],
  ])
})

test('numbers end at one line, shares at the edge', () => {
  const { written } = painted(drawBars(TRADES))
  const ends = (index: number) => [written[index]!.x, written[index + 3]!.x]
  expect(ends(2)).toEqual([343, 343])
  expect(new Set(ends(1)).size).toBe(1)
})

test('a tap anywhere in a row is a tap on its bar, and below the rows nothing', () => {
  const drawing = drawBars(TRADES)
  const { itemAt } = painted(drawing)
  expect([itemAt(2, 2), itemAt(340, 20), itemAt(200, 43), itemAt(340, 46), itemAt(2, 86)]).toEqual([0, 0, 0, 1, 1])
  expect(itemAt(100, drawing.height + 1)).toBeUndefined()
  expect(drawing.height).toBe(88)
})

test('a name gives way to its number, the more the narrower the row; no row is longer than the limit', () => {
  const nameAt = (width: number) => painted(drawBars([LONG]), width).texts[0]!
  const widths = [288, 343, 720]
  const lengths = widths.map(width => nameAt(width).length)
  widths.forEach(width => expect(nameAt(width)).toMatch(/^中国东方.*…$/))
  expect(lengths).toEqual([...lengths].sort((a, b) => a - b))
  expect(lengths[0]).toBeLessThan(lengths[1]!)
  expect(lengths[2]).toBe(LIMITS.visual.barName)
  expect(painted(drawBars([LONG]), 288).texts.slice(1)).toEqual(['1,234,567', '47.4%'])
})

const LIGHT = PALETTES.light
/** The widths of the bars and tracks, by colour. */
function rectsOf(values: number[], whole?: number) {
  const drawing = drawBars(
    values.map(value => ({ name: '名', value })),
    whole,
  )
  const { series } = drawing.option({ width: 343, palette: LIGHT }) as { series: CustomSeriesOption[] }
  const rows = values.map((_, dataIndex) => series[0]!.renderItem!({ dataIndex } as never, {} as never)) as Array<{
    children: Array<{ type: string; shape: { width: number }; style: { fill?: string } }>
  }>
  const widthsOf = (colour: string) =>
    rows.flatMap(({ children }) =>
      children.filter(({ type, style }) => type === 'rect' && style.fill === colour).map(({ shape }) => shape.width),
    )
  return { tracks: widthsOf(LIGHT.fill), bars: widthsOf(LIGHT.slices[0]!) }
}

test('without a whole there is no track, and the longest bar is full', () => {
  expect(rectsOf([9, 3])).toEqual({ tracks: [], bars: [343, 343 / 3] })
})

test('a track is the whole, and a bar its share of it', () => {
  expect(rectsOf([122, 28], 1000)).toEqual({ tracks: [343, 343], bars: [0.122 * 343, (343 * 28) / 1000] })
})

test('whatever is counted has a bar, nothing has none', () => {
  expect(rectsOf([1e6, 1, 0]).bars).toEqual([343, 2])
})
