import { countTextFor, drawTiles } from '@/ui/chart/drawings/tiles'
import { PALETTES } from '@/ui/chart/palette'
import { painted } from './painted'

const { steps } = PALETTES.light
const item = (name: string, value: number) => ({ name, value })
const SOME = [item('北京', 140), item('江苏', 296), item('广东', 0), item('内蒙古', 22)]
/** In the middle of a tile of the grid. */
const tile = (column: number, row: number) => [(column + 0.5) * (343 / 9), (row + 0.5) * 38] as const

test('all 35 regions are drawn, with their numbers where they have one', () => {
  const { texts } = painted(drawTiles(SOME))
  expect(texts.filter(text => /^[\u4e00-\u9fff]$/.test(text))).toHaveLength(35)
  expect(texts).toEqual(expect.arrayContaining(['京', '140', '苏', '296', '蒙', '22']))
  expect(texts).not.toContain('0')
})

test('a tap tells the item of the tile; a region without cases takes none', () => {
  const { itemAt } = painted(drawTiles(SOME))
  expect([itemAt(...tile(6, 2)), itemAt(...tile(6, 3)), itemAt(...tile(5, 1))]).toEqual([0, 1, 3])
  expect([itemAt(...tile(4, 6)), itemAt(...tile(7, 5)), itemAt(...tile(0, 7))]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the more cases the deeper the colour, and its own text colour on it', () => {
  const { written } = painted(drawTiles(SOME))
  const colourOf = (sign: string) => written.find(({ text }) => text === sign)!.colour
  expect([colourOf('苏'), colourOf('京'), colourOf('蒙'), colourOf('粤')]).toEqual(
    [5, 4, 1, 0].map(step => steps[step]!.text),
  )
})

test('only the largest is bold', () => {
  const { written } = painted(drawTiles(SOME))
  expect(written.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(['苏'])
})

test('the corner tells the largest and how many there are', () => {
  expect(painted(drawTiles(SOME)).texts).toEqual(expect.arrayContaining(['江苏最多 296 件', '覆盖 3 个地区']))
  const tied = painted(drawTiles([item('内蒙古自治区', 7), item('香港', 7), item('北京', 1)])).texts
  expect(tied).toEqual(expect.arrayContaining(['内蒙古等 2 个地区最多，各 7 件', '覆盖 3 个地区']))
  expect(painted(drawTiles([])).texts).toContain('覆盖 0 个地区')
  const withCorps = painted(drawTiles([item('江苏省', 7), item('北京', 1), item('新疆生产建设兵团', 2)])).texts
  expect(withCorps).toContain('覆盖 2 个地区和兵团')
  const alone = painted(drawTiles([{ name: '江苏省', value: 2 }])).texts
  expect(alone).toContain('江苏 2 件')
  expect(alone.some(text => /最多|个地区/.test(text))).toBe(false)
})

test('what has no place on the map is told', () => {
  const { texts } = painted(
    drawTiles([...SOME, item('最高人民法院', 1200), item('不明', 34), item('新疆生产建设兵团', 5)]),
  )
  expect(texts).toContain('另有 1,234 件不在图上')
  expect(texts).toContain('兵')
  expect(painted(drawTiles(SOME)).texts.some(text => text.includes('另有'))).toBe(false)
})

test('those without a province are told', () => {
  expect(painted(drawTiles([item('江苏', 296), item('不明', 34)], 1330)).texts).toEqual(
    expect.arrayContaining(['另有 34 件不在图上', '另有 1,000 件未载明地区']),
  )
  expect(painted(drawTiles([item('江苏', 296)], 296)).texts.some(text => text.includes('未载明'))).toBe(false)
})

test('the legend tells the steps, in ranges as far as they fit', () => {
  const few = painted(drawTiles(SOME)).texts
  expect(few).toEqual(expect.arrayContaining(['1–39', '40–79', '80–139', '140–219', '220 以上']))
  const many = painted(drawTiles([item('江苏', 6216)]), 288).texts
  expect(many).toEqual(expect.arrayContaining(['1起', '800起', '1,600起', '2,900起', '4,600起']))
})

test.each([
  [1234, 35, '1,234'],
  [12_345, 35, '1.2万'],
  [123_456, 29, '12万'],
  [1_239_999, 29, '124万'],
  [340_000_000, 29, '3.4亿'],
])('%s on a tile of %s pixels is %s', (count, width, text) => {
  expect(countTextFor(count, width)).toBe(text)
})

test('in a picture that is higher the tiles keep their size', () => {
  const drawing = drawTiles(SOME)
  const moved = {
    ...drawing,
    option: (look: Parameters<typeof drawing.option>[0]) => drawing.option({ ...look, top: 50 }),
  }
  const [column, row] = tile(6, 2)
  expect(painted(moved).itemAt(column, row + 50)).toBe(0)
  expect(painted(moved).itemAt(column, row)).toBeUndefined()
})
