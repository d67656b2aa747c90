import type { VisualChart, VisualItem } from '@contract/judgement'
import { targetOfMark, addChartValue } from '@/features/charts/actions'
import { tabSeparatedText, tableHead } from '@/features/charts/model/chart-cards'
import type { Filter } from '@/libraries/library'

const filter = (dimension: string, kind: Filter['kind'], unit?: string): Filter => ({
  key: dimension,
  title: dimension,
  dimension,
  kind,
  unit,
  place: 'drawer',
})
const library = { filters: [filter('年份', 'list', '年'), filter('地域', 'tree')] }

const item = (paramName: string, value = 3): VisualItem => ({ name: paramName, value, description: '1.0%', paramName })
const chart = (field: string, conditionName?: string): VisualChart => ({
  field,
  title: field,
  conditionName,
  items: [],
})

describe('a tap on a mark', () => {
  test('makes a condition of what it stands for', () => {
    expect(targetOfMark(chart('year', '年份'), item('2021'))).toEqual({
      kind: 'condition',
      dimension: '年份',
      value: '2021',
    })
  })

  test.each([
    ['a month', chart('month'), item('2026-01')],
    ['a region without cases', chart('region', '地域'), item('江苏省', 0)],
    ['the rest of a pie', chart('causeLeaf', '具体案由'), undefined],
  ])('leads nowhere from %s', (_, one, tapped) => {
    expect(targetOfMark(one, tapped)).toEqual({ kind: 'nothing' })
  })

  test('shows an article before it is searched for', () => {
    expect(targetOfMark(chart('citedArticle', '引用法条'), item('《民法典》第五百七十七条'))).toEqual({
      kind: 'article',
      cited: { law: '民法典', article: '第五百七十七条' },
    })
  })

  test('searches for a citation that names no article', () => {
    expect(targetOfMark(chart('citedArticle', '引用法条'), item('民法典'))).toMatchObject({ kind: 'condition' })
  })
})

describe('the search after it', () => {
  const words = { name: '全文', value: '违约金', level: 1 }
  const values = (conditions: ReturnType<typeof addChartValue>) => conditions.map(({ name, value }) => [name, value])

  test('has one choice of a filter, shown as the list shows it', () => {
    const once = addChartValue([words], library, { dimension: '年份', value: '2021' })
    const twice = addChartValue(once, library, { dimension: '年份', value: '2020' })
    expect(values(twice)).toEqual([
      ['全文', '违约金'],
      ['年份', '2020'],
    ])
    expect(twice[1]).toMatchObject({ description: '2020年' })
  })

  test('knows the depth of a region', () => {
    expect(addChartValue([], library, { dimension: '地域', value: '江苏省' })[0]).toMatchObject({ level: 1 })
  })

  test('may have several judges, each once', () => {
    const one = addChartValue([words], library, { dimension: '法官', value: '甲' })
    const two = addChartValue(one, library, { dimension: '法官', value: '乙' })
    expect(values(two)).toEqual([
      ['全文', '违约金'],
      ['法官', '甲'],
      ['法官', '乙'],
    ])
    expect(addChartValue(two, library, { dimension: '法官', value: '乙' })).toEqual(two)
  })
})

test('a table is copied as lines of columns, whatever stands in a name', () => {
  expect(tabSeparatedText('案由', chart('causeLeaf'), [item('买卖\t合同\n纠纷'), item('借款', 0)])).toBe(
    '案由\n名称\t件数\t占比\n买卖 合同 纠纷\t3\t1.0%\n借款\t0\t1.0%',
  )
})

test.each([
  ['year', '年份'],
  ['month', '月份'],
  ['region', '地区'],
  ['judge', '名称'],
])('the first column of a table by %s is called %s', (field, head) => {
  expect(tableHead(chart(field))).toEqual([head, '件数', '占比'])
})
