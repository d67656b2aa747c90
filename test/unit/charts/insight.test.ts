import type { VisualChart } from '@contract/judgement'
import { chartInsight } from '@/features/charts/model/insight'
import type { ChartForm } from '@/features/charts/model/chart-cards'

const TODAY = '2026-03-15'
const chart = (counts: Record<string, number>): VisualChart => ({
  field: 'f',
  title: 'f',
  items: Object.entries(counts).map(([name, value]) => ({ name, value, description: '', paramName: name })),
})
const telling = (form: ChartForm, counts: Record<string, number>, total = 100, isPartition = true) =>
  chartInsight({ form, chart: chart(counts), isPartition }, total, TODAY)
const years = (...values: number[]) => Object.fromEntries(values.map((value, at) => [2026 - values.length + at, value]))

describe('a line of years', () => {
  test.each([
    ['rises', [10, 12, 14, 16, 20], '库内近五年上升，2025年 20 件'],
    ['falls', [1200, 1100, 900, 700, 500], '库内近五年下降，2025年 500 件'],
    ['is steady', [50, 55, 45, 52, 50], '库内近五年平稳，2025年 50 件'],
    ['goes up and down', [50, 5, 90, 5, 50], '库内近五年起伏较大，2025年 50 件'],
    ['is told of the last five alone', [300, 50, 55, 45, 52, 50], '库内近五年平稳，2025年 50 件'],
    ['is not told where most cases are of an earlier year', [900, 50, 55, 45, 52, 50], ''],
    ['is not told of less than thirty cases', [9, 10, 10], ''],
    ['is told of three', [10, 20, 30], '库内近三年上升，2025年 30 件'],
    ['is not told of two', [10, 20], ''],
    ['is not told of few cases', [4, 5, 4, 5, 6], ''],
  ])('%s', (_, values, sentence) => {
    expect(telling('years', years(...values))).toBe(sentence)
  })

  test('is told without the year that is not over', () => {
    expect(telling('years', { ...years(50, 55, 45, 52, 50), 2026: 3 })).toBe('库内近五年平稳，2025年 50 件')
  })

  test('is told without a last year that lies after the day of a clock that is behind', () => {
    const behind = { form: 'years' as const, chart: chart(years(50, 55, 45, 52, 50, 3)), isPartition: true }
    expect(chartInsight(behind, 255, '2019-01-01')).toBe('库内近五年平稳，2024年 50 件')
  })
})

describe('shares', () => {
  test('say what more than half are', () => {
    expect(telling('pie', { 买卖合同: 51, 借贷: 30 })).toBe('买卖合同过半，占51.0%')
    expect(telling('bars', { 买卖合同: 50, 借贷: 30 })).toBe('')
    expect(telling('pie', { 民事: 100 })).toBe('全部为民事')
  })

  test('say what the first three have together', () => {
    expect(telling('pie', { a: 30, b: 20, c: 12, d: 11, e: 10, f: 9 })).toBe('前三项共占62.0%')
    expect(telling('pie', { a: 30, b: 20, c: 12, d: 11 })).toBe('')
  })

  test('are not told where chance would name the third, where three are all, or of few cases', () => {
    expect(telling('pie', { a: 30, b: 20, c: 12, d: 12 })).toBe('')
    expect(telling('pie', { a: 30, b: 20, c: 12, d: 0 })).toBe('')
    expect(telling('pie', { a: 8 }, 9)).toBe('')
  })

  test('are not told of what a case may have several of', () => {
    expect(telling('bars', { a: 80, b: 20, c: 12, d: 11 }, 100, false)).toBe('')
  })
})
