import type { VisualChart, VisualItem } from '@contract/judgement'
import { allowedViews, visibleData } from '@/features/charts/model/visible-data'
import { type ChartForm, hasCasesInAnyView, chartCards } from '@/features/charts/model/chart-cards'

const TODAY = '2026-03-15'
const item = (name: string, value: number): VisualItem => ({ name, value, description: '', paramName: name })
const chart = (field: string, counts: Record<string, number>): VisualChart => ({
  field,
  title: field,
  conditionName: field,
  items: Object.entries(counts).map(([name, value]) => item(name, value)),
})
const view = (form: ChartForm, chart: VisualChart) => ({ form, chart, isPartition: true })
const visible = (form: ChartForm, one: VisualChart, total = 100, year?: string) =>
  visibleData(view(form, one), { total, today: TODAY, year })
const pairs = (form: ChartForm, one: VisualChart, total?: number) =>
  visible(form, one, total).items.map(({ name, value }) => [name, value])

describe('the line of years', () => {
  test('has the last twelve, and none left out between', () => {
    const years = chart('year', { '1999': 1, '2014': 2, '2015': 3, '2020': 4, '2025': 5 })
    expect(pairs('years', years)).toEqual([
      ['2014', 2],
      ['2015', 3],
      ...['2016', '2017', '2018', '2019'].map(year => [year, 0]),
      ['2020', 4],
      ...['2021', '2022', '2023', '2024'].map(year => [year, 0]),
      ['2025', 5],
    ])
  })

  test('is unfinished where it ends in the current year, and says so', () => {
    const running = visible('years', chart('year', { '2025': 1, '2026': 1 }))
    expect(running).toMatchObject({ unfinished: true, note: '2026年未满' })
    expect(visible('years', chart('year', { '2024': 1, '2025': 1 }))).toMatchObject({ unfinished: false })
    expect(visible('years', chart('year', {}))).toMatchObject({ items: [], unfinished: false })
  })
})

describe('what the years leave out', () => {
  test.each([
    ['nothing', { '2024': 60, '2025': 40 }, []],
    ['cases without a year', { '2024': 60, '2025': 28 }, ['另有 12 件未载明年份']],
    ['cases of earlier years', { '1999': 30, '2024': 40, '2025': 30 }, ['2014年以前 30 件']],
    ['both', { '1999': 30, '2024': 30, '2025': 30 }, ['2014年以前 30 件', '另有 10 件未载明年份']],
    ['nothing, where a case counts twice', { '2024': 80, '2025': 40 }, []],
  ])('is said of %s', (_, counts, asides) => {
    expect(visible('years', chart('year', counts)).asides).toEqual(asides)
  })

  test('has no ground where the service sent only some of the years', () => {
    const counts = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [String(1996 + at), 3]))
    expect(visible('years', chart('year', counts)).asides).toEqual(['2014年以前 54 件', '另有 10 件不在图上'])
  })
})

test('years are joined by a line only if they allow a trend', () => {
  const isJoined = (counts: Record<string, number>) => visible('years', chart('year', counts)).isJoined
  expect(isJoined({ '2023': 10, '2024': 10, '2025': 10 })).toBe(true)
  expect(isJoined({ '2023': 10, '2024': 10, '2025': 9 })).toBe(false)
  expect(isJoined({ '2023': 411, '2024': 30, '2025': 29 })).toBe(false)
})

test('a last year after the day of the clock may be incomplete, and no month of it is named', () => {
  const behind = (form: ChartForm, one: VisualChart) =>
    visibleData(view(form, one), { total: 100, today: '2019-05-01', year: undefined })
  expect(behind('years', chart('year', { '2025': 50, '2026': 40 }))).toMatchObject({
    unfinished: true,
    note: '2026年可能不完整',
  })
  expect(behind('months', chart('month', { '2026-03': 40 })).note).toBe('2026年')
})

describe('a pie is offered', () => {
  const faces = (counts: Record<string, number>, total: number) =>
    allowedViews([view('pie', chart('causeLeaf', counts)), view('bars', chart('causeLeaf', counts))], total).map(
      ({ form }) => form,
    )
  test.each([
    ['for two slices', { a: 6, b: 4 }, 10, ['pie', 'bars']],
    ['not for one', { a: 10 }, 10, ['bars']],
    ['not for mostly remainder', { a: 3, b: 1 }, 10, ['bars']],
    ['not for values that exceed the cases', { a: 8, b: 8 }, 10, ['bars']],
  ])('%s', (_, counts, total, offered) => {
    expect(faces(counts, total)).toEqual(offered)
  })
})

describe('the line of months', () => {
  const months = chart('month', { '2024-05': 1, '2025-12': 9, '2026-01': 4, '2026-03': 2 })

  test('has those of this year so far', () => {
    expect(pairs('months', months)).toEqual([
      ['1月', 4],
      ['2月', 0],
      ['3月', 2],
    ])
    expect(visible('months', months)).toMatchObject({ unfinished: true, note: '2026年3月未满' })
  })

  test('has all twelve of another year, which can be chosen', () => {
    const chosen = visible('months', months, 100, '2025')
    expect(chosen.items.map(({ value }) => value)).toEqual([...Array<number>(11).fill(0), 9])
    expect(chosen).toMatchObject({ unfinished: false, note: '2025年', years: { all: ['2024', '2025', '2026'], at: 1 } })
  })

  test('is of the last year that has any', () => {
    const past = chart('month', { '2014-02': 3, '2018-11': 9 })
    expect(visible('months', past)).toMatchObject({ note: '2018年', years: { all: ['2014', '2018'], at: 1 } })
    expect(visible('months', past, 100, '2026').note).toBe('2018年')
    expect(pairs('months', chart('month', {}))).toEqual([])
  })
})

describe('bars and pies', () => {
  const causes = chart('causeLeaf', { a: 9, b: 8, c: 7, d: 6, e: 5, f: 4, g: 3, h: 2, i: 1, j: 1, k: 1 })

  test('show the five largest, a map of regions all, its bars ten', () => {
    expect(pairs('bars', causes)).toHaveLength(5)
    expect(pairs('map', { ...causes, field: 'region' })).toHaveLength(11)
    expect(pairs('bars', { ...causes, field: 'region' })).toHaveLength(10)
  })

  test('keep the order of what has one', () => {
    const bands = chart('amountBand', {
      '1万以下': 1,
      '1-5万': 9,
      '5-10万': 2,
      '10-50万': 8,
      '50-100万': 7,
      '100万以上': 3,
    })
    expect(pairs('bars', bands).map(([name]) => name)).toEqual(['1-5万', '5-10万', '10-50万', '50-100万', '100万以上'])
  })

  test('show no more than five among equals, and no part that is none', () => {
    expect(pairs('bars', chart('judge', { a: 1, b: 1, c: 1, d: 1, e: 1, f: 1, g: 1 }))).toHaveLength(5)
    expect(pairs('pie', chart('caseType', { a: 1, b: 0 }))).toEqual([['a', 1]])
  })

  test('the rest of a pie is what the five leave of all cases: other values, and cases without one', () => {
    expect(visible('pie', causes, 40).rest).toEqual([{ name: '其余6项', value: 47 - 35, rest: 'others' }])
    expect(visible('pie', causes, 60).rest).toEqual([
      { name: '其余6项', value: 47 - 35, rest: 'others' },
      { name: '未载明', value: 60 - 47, rest: 'none' },
    ])
    expect(visible('pie', chart('caseType', { a: 3, b: 2 }), 5).rest).toEqual([])
    expect(visible('pie', chart('caseType', { a: 3, b: 2 }), 6).rest).toEqual([
      { name: '未载明', value: 1, rest: 'none' },
    ])
  })

  test('a judgment states its result, also where no word of the chart fits it', () => {
    const results = chart('outcome', { 维持: 3, 改判: 2 })
    for (const form of ['bars', 'pie'] as const)
      expect(visible(form, results, 6).rest).toEqual([{ name: '未归类', value: 1, rest: 'none' }])
  })

  test('where there may be more values than were sent, their number is not told', () => {
    const many = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`v${at}`, 2]))
    expect(visible('pie', chart('causeLeaf', many), 100).rest).toEqual([
      { name: '其余各项', value: 90, rest: 'others' },
    ])
  })

  test('no two entries are called 其他', () => {
    const outcomes = chart('outcome', { 支持: 9, 其他: 8, 驳回: 7, 维持: 6, 改判: 5, 撤诉: 4 })
    const { items, rest } = visible('pie', outcomes, 60)
    expect([...items, ...rest].filter(({ name }) => name === '其他')).toHaveLength(1)
  })
})

test('months are another way to look at years; what a case may have several of makes no pie', () => {
  const group = {
    key: 'g',
    title: 'g',
    charts: ['year', 'month', 'region', 'judge', 'causeLeaf', 'trade'].map(field => chart(field, { a: 1 })),
  }
  expect(chartCards(group).map(({ key, views }) => [key, ...views.map(({ form }) => form)])).toEqual([
    ['year', 'years', 'months'],
    ['region', 'map', 'bars'],
    ['judge', 'bars'],
    ['causeLeaf', 'bars'],
    ['trade', 'bars'],
  ])
})

test('where no month has a case, years are not looked at by months', () => {
  const group = { key: 'g', title: 'g', charts: [chart('year', { '2025': 1 }), chart('month', { '2025-01': 0 })] }
  expect(chartCards(group).map(({ views }) => views.map(({ form }) => form))).toEqual([['years']])
})

test('a group has something where one of its charts has a value', () => {
  const group = (...charts: VisualChart[]) => chartCards({ key: 'g', title: 'g', charts }).some(hasCasesInAnyView)
  expect(group(chart('judge', {}), chart('courtName', { a: 0 }))).toBe(false)
  expect(group(chart('judge', {}), chart('courtName', { a: 1 }))).toBe(true)
})
