import { LIMITS } from '@domain/limits'
import { drawBars } from '@/ui/chart/drawings/bars'
import { emsOf } from '@/ui/chart/drawings/fit'
import { drawLine } from '@/ui/chart/drawings/line'
import { PICTURE_WIDTH, framePicture, conditionLines } from '@/ui/chart/drawings/picture'
import { drawPie } from '@/ui/chart/drawings/pie'
import { drawTiles } from '@/ui/chart/drawings/tiles'
import { PALETTES } from '@/ui/chart/palette'
import { painted } from './painted'

const TEXTS = {
  title: '裁判年份',
  conditions: ['全文 违约金 过高', '裁判日期 2015-01-01 至今'],
  total: '共 2,602 条',
  source: '来源：Alpha 检索',
  date: '统计于 2026-11-20',
}
const items = Array.from({ length: 5 }, (_, index) => ({ name: `第${index}项`, value: 50 - index, share: '9.9%' }))
const regions = [{ name: '江苏', value: 3 }]

test('twice as large it has the size that was asked for', () => {
  expect(PICTURE_WIDTH * LIMITS.visual.image.pixelRatio).toBe(780)
  expect(framePicture(drawBars(items), TEXTS).height * LIMITS.visual.image.pixelRatio).toBe(1000)
})

test('it grows with a chart that needs more', () => {
  const many = drawBars([...items, ...items, ...items])
  expect(framePicture(many, TEXTS).height).toBeGreaterThan(many.height + 100)
})

test.each([
  ['line', drawLine(items, { unfinished: true })],
  ['bars', drawBars(items)],
  ['pie', drawPie(items, { total: 9, unit: '件' })],
  ['tiles', drawTiles(regions)],
])('a %s stands between the title with its conditions and the source with its day', (_, drawing) => {
  const picture = framePicture(drawing, TEXTS)
  const { written } = painted(picture, PICTURE_WIDTH)
  const y = (text: string) => written.find(one => one.text === text)!.y
  const conditions = '全文 违约金 过高　裁判日期 2015-01-01 至今　共 2,602 条'
  const chartTexts = painted(drawing, PICTURE_WIDTH - 48).texts
  const around = [TEXTS.title, conditions, TEXTS.source, TEXTS.date]
  const chart = written.filter(({ text }) => !around.includes(text))

  expect(written.find(({ text }) => text === TEXTS.title)!.bold).toBe(true)
  expect(chart.map(({ text }) => text).sort()).toEqual(chartTexts.sort())
  expect(y(TEXTS.title)).toBeLessThan(y(conditions))
  for (const { y: line } of chart) {
    expect(line).toBeGreaterThan(y(conditions))
    expect(line).toBeLessThan(y(TEXTS.source))
  }
  expect(y(TEXTS.source)).toBe(y(TEXTS.date))
  expect(y(TEXTS.date)).toBeLessThan(picture.height)
})

test('it is light in the dark too, on a ground of its own', () => {
  const { written, filled } = painted(framePicture(drawBars(items), TEXTS), PICTURE_WIDTH, 'dark')
  expect(written[0]!.colour).toBe(PALETTES.light.ink)
  expect(filled.map(({ colour }) => colour)).toContain(PALETTES.light.slices[0])
  const option = framePicture(drawBars(items), TEXTS).option({ width: PICTURE_WIDTH, palette: PALETTES.dark })
  expect(option.backgroundColor).toBe(PALETTES.light.card)
})

describe('the lines of the conditions', () => {
  const ems = 20

  test('without conditions the total stands alone', () => {
    expect(conditionLines({ conditions: [], total: '共 9 条' }, ems)).toEqual(['共 9 条'])
  })

  test('what does not fit in a line goes on in the next, words and dates whole', () => {
    const conditions = ['裁判日期 2015-01-01 至今', '当事人 International Business Machines']
    expect(conditionLines({ conditions, total: '共 9 条' }, ems)).toEqual([
      '裁判日期 2015-01-01 至今　当事人',
      'International Business Machines',
      '共 9 条',
    ])
  })

  test('at most three, the last of them cut, and the total always whole', () => {
    const conditions = Array.from({ length: 20 }, (_, index) => `当事人 第${index}有限公司`)
    const lines = conditionLines({ conditions, total: '共 1,234,567 条' }, ems)
    expect(lines).toHaveLength(3)
    expect(lines[2]).toMatch(/…\u3000共 1,234,567 条$/)
    for (const line of lines) expect(emsOf(line)).toBeLessThanOrEqual(ems)
  })

  test('three full lines make room for the total', () => {
    const lines = conditionLines({ conditions: ['字'.repeat(59)], total: '共 9 条' }, ems)
    expect(lines.slice(0, 2)).toEqual(['字'.repeat(20), '字'.repeat(20)])
    expect(lines[2]).toMatch(/^字+…\u3000共 9 条$/)
  })

  test('a word longer than a line is broken, a rare character is not', () => {
    const lines = conditionLines({ conditions: [`${'a'.repeat(50)}${'𠮷'.repeat(21)}`], total: '共' }, ems)
    expect(lines.join('')).not.toMatch(/[\ud800-\udbff](?![\udc00-\udfff])/)
    for (const line of lines) expect(emsOf(line)).toBeLessThanOrEqual(ems)
  })
})
