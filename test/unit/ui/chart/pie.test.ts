import { drawPie } from '@/ui/chart/drawings/pie'
import type { ChartItem } from '@/ui/chart/types'
import { PALETTES } from '@/ui/chart/palette'
import { painted } from './painted'

const CAUSES = [
  { name: '买卖合同纠纷', value: 900 },
  { name: '建设工程施工合同纠纷', value: 533 },
  { name: '与公司有关的纠纷', value: 239 },
  { name: '其他', value: 1132 },
]
const of = (items: ChartItem[], total = 2804) => drawPie(items, { total, unit: '件' })

test('the total stands in the ring, names and numbers beside it', () => {
  expect(painted(of(CAUSES)).texts).toEqual([
    ...['2,804', '件'],
    ...['买卖合同纠纷', '900'],
    ...['建设工程施工合…', '533'],
    ...['与公司有关的纠纷', '239'],
    ...['其他', '1,132'],
  ])
})

test('on a narrow screen a name has six characters', () => {
  expect(painted(of(CAUSES), 288).texts.filter(text => text.endsWith('…'))).toEqual(['建设工程施…', '与公司有关…'])
  expect(painted(of(CAUSES), 318).texts.filter(text => text.endsWith('…'))).toEqual(['建设工程施工合…'])
})

test('a tap on a part and on its row tell the same, in the hole nothing', () => {
  const { itemAt } = painted(of(CAUSES))
  // 900 of 2,804 reach from the top past the right; the last part ends at the top.
  expect(itemAt(115, 68)).toBe(0)
  expect(itemAt(20, 48)).toBe(3)
  expect(itemAt(63, 68)).toBeUndefined()
  expect([20, 52, 84, 116].map(y => itemAt(300, y))).toEqual([0, 1, 2, 3])
})

test('each part has a colour of its own, beginning anew after eight', () => {
  const nine = Array.from({ length: 9 }, (_, index) => ({ name: `第${index}项`, value: 9 - index }))
  const { slices } = PALETTES.light
  const swatches = painted(of(nine)).filled.slice(-9)
  expect(swatches.map(({ colour }) => colour)).toEqual([...slices, slices[0]])
})

test('what the others leave is grey, and a value that is called 其他 is not', () => {
  const { ink4, line2, slices } = PALETTES.light
  const parts: ChartItem[] = [
    { name: '其他', value: 9 },
    { name: '其余3项', value: 5, rest: 'others' },
    { name: '未载明', value: 2, rest: 'none' },
  ]
  const swatches = painted(of(parts)).filled.slice(-3)
  expect(swatches.map(({ colour }) => colour)).toEqual([slices[0], ink4, line2])
})

test('where nothing was counted the ring is empty and the names still stand', () => {
  const { filled, texts } = painted(of([{ name: '买卖', value: 0 }], 0))
  expect(texts).toEqual(['0', '件', '买卖', '0'])
  expect(filled[0]!.colour).toBe(PALETTES.light.fill)
})

test('a large total is written smaller, not cut', () => {
  expect(painted(of(CAUSES, 12_345_678), 288).texts[0]).toBe('12,345,678')
})
