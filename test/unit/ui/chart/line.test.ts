import { drawLine } from '@/ui/chart/drawings/line'
import { PALETTES } from '@/ui/chart/palette'
import { painted } from './painted'

const YEARS = [64, 92, 137, 168, 215, 238, 306, 351, 342, 297, 274, 118]
const years = (values: number[]) =>
  values.map((value, index) => ({ name: String(2027 - values.length + index), value }))
const of = (values: number[], unfinished = true) => drawLine(years(values), { unfinished })

test('every point has its number, the greatest in bold', () => {
  const { written, texts } = painted(of(YEARS))
  for (const value of YEARS) expect(texts).toContain(String(value))
  expect(written.filter(({ bold }) => bold).map(({ text }) => text)).toEqual(['351'])
})

test('a year that has not ended is never the bold one', () => {
  const bold = (unfinished: boolean) => painted(of([9, 12, 10, 40], unfinished)).written.filter(text => text.bold)
  expect(bold(true).map(({ text }) => text)).toEqual(['12'])
  expect(bold(false).map(({ text }) => text)).toEqual(['40'])
})

test('on a phone every second year is named, the last one always, on a wide screen each', () => {
  const named = (width: number) => painted(of(YEARS), width).texts.filter(text => /^20\d\d$/.test(text))
  expect(named(343)).toEqual(['2016', '2018', '2020', '2022', '2024', '2026'])
  expect(named(720)).toHaveLength(12)
})

test('large numbers have their thousands; where they would touch the greatest and the last whole year stay', () => {
  const values = YEARS.map(value => value * 10_000)
  const numbers = painted(of(values), 288).texts.filter(text => text.includes(','))
  expect(numbers).toEqual(expect.arrayContaining(['3,510,000', '2,740,000']))
  expect(numbers.length).toBeLessThan(12)
})

test('the last point is hollow while its year still runs', () => {
  const hollow = (unfinished: boolean) =>
    painted(of(YEARS, unfinished)).filled.filter(({ colour }) => colour === PALETTES.light.card).length
  expect(hollow(true)).toBe(1)
  expect(hollow(false)).toBe(0)
})

test('a tap above or below a point is a tap on it', () => {
  const { itemAt } = painted(of(YEARS))
  expect([13, 41, 70, 331].map(x => itemAt(x, 10))).toEqual([0, 1, 2, 11])
  expect([13, 41, 70, 331].map(x => itemAt(x, 180))).toEqual([0, 1, 2, 11])
})

test.each([true, false])('one point stands in the middle and takes every tap, running or not: %s', unfinished => {
  const { texts, written, itemAt } = painted(of([12], unfinished))
  expect(texts.sort()).toEqual(['12', '2026'])
  expect(written.map(({ x }) => Math.round(x / 10))).toEqual([17, 17])
  expect([itemAt(5, 90), itemAt(340, 90)]).toEqual([0, 0])
})

test('two points, and nothing but zeros', () => {
  expect(painted(of([12, 3])).texts.sort()).toEqual(['12', '2025', '2026', '3'])
  const { written } = painted(of([0, 0, 0]))
  expect(written.filter(({ text }) => text === '0')).toHaveLength(3)
  expect(written.some(({ bold }) => bold)).toBe(false)
})

test('no text leaves the chart', () => {
  const { written } = painted(of([1_234_567, 1, 1_234_567]), 288)
  for (const { x } of written) expect([x >= 20, x <= 268]).toEqual([true, true])
})

describe('figures that allow no trend', () => {
  const columns = (values: number[], unfinished = false) =>
    painted(drawLine(years(values), { unfinished, isJoined: false }))
  const fills = (values: number[], unfinished = false) =>
    columns(values, unfinished).filled.filter(({ colour }) => colour === PALETTES.light.slices[0]).length

  test('are columns with a number each, and nothing joins them', () => {
    expect(fills([411, 0, 20])).toBe(2)
    expect(columns([411, 0, 20]).texts.sort()).toEqual(['0', '20', '2024', '2025', '2026', '411'])
  })

  test('have an open column for a year that is not over', () => {
    expect(fills([411, 0, 20], true)).toBe(1)
  })

  test.each([343, 720])('stand side by side in the middle, at a width of %s px', width => {
    const { written } = painted(drawLine(years([1, 54]), { unfinished: false, isJoined: false }), width)
    const named = written.filter(({ text }) => /^20/.test(text)).map(({ x }) => x)
    expect(named).toEqual([width / 2 - 36, width / 2 + 36])
  })

  test('take taps as points do', () => {
    const { itemAt } = columns(YEARS)
    expect([13, 41, 70, 331].map(x => itemAt(x, 10))).toEqual([0, 1, 2, 11])
  })
})
