import { FILTER_TYPE, type Condition } from '@domain/query/condition'
import { ancestorPathsOf } from '@/api/readers/facet'
import * as draft from '@/features/filters/draft'
import type { Filter, SwitchFilter } from '@/libraries/library'
import { caseLibrary } from '@/libraries/case/search'

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: {} }))

const facet = (value: string, name = value) => ({ value, name, count: 3, hasChildren: false })
const filterOf = (key: string) => caseLibrary.filters.find(filter => filter.key === key) as Filter
const cause = filterOf('caseResults')
const court = filterOf('courtResults')
const year = filterOf('judgementDateResults')
const date = { title: '裁判日期', dimension: '裁判日期' }
const video: SwitchFilter = { key: 'featureResults', label: '', dimension: '特色', value: '庭审视频' }
const announcement: SwitchFilter = { ...video, value: '开庭公告' }
const typed: Condition = { name: '全文', value: '违约金', level: 1, selectSign: 'a-0' }
const namesAndValues = (conditions: Condition[]) => conditions.map(({ name, value }) => `${name}:${value}`)

describe('a choice', () => {
  test('becomes one condition of its filter, shown by its own name', () => {
    expect(draft.setChoice([typed], court, facet('江苏省/南京市中级人民法院', '南京市中级人民法院'))).toEqual([
      typed,
      {
        name: '法院',
        value: '江苏省/南京市中级人民法院',
        level: 2,
        description: '南京市中级人民法院',
        type: FILTER_TYPE,
        selectSign: 'filter:法院',
      },
    ])
    expect(draft.setChoice([], year, facet('2023'))[0]).toMatchObject({ value: '2023', description: '2023年' })
    expect(draft.setChoice([], cause, facet('物权纠纷'))[0]).not.toHaveProperty('description')
  })

  test('of the supreme court names a region only if the court is below one', () => {
    const [ofRegion] = draft.setChoice([], court, facet('江苏省/最高人民法院', '最高人民法院'))
    expect(ofRegion).toMatchObject({ value: '江苏省/最高人民法院', description: '最高人民法院（江苏省）' })
    const [ofNone] = draft.setChoice([], court, facet('最高人民法院'))
    expect(ofNone).toMatchObject({ name: '法院', value: '最高人民法院' })
    expect(ofNone).not.toHaveProperty('nameDescription')
    expect(draft.setChoice([], court, facet('江苏省'))[0]).toMatchObject({ nameDescription: '地域' })
    const merged = { ...facet('最高人民法院'), isCourtName: true }
    const [everywhere] = draft.setChoice([], court, merged)
    expect(everywhere).toEqual({ name: '法院', value: '最高人民法院', type: FILTER_TYPE, selectSign: 'filter:法院' })
    expect(draft.isSecondLevel(court, merged)).toBe(true)
  })

  test('takes the place of the one before: checking one node unchecks the others', () => {
    const first = draft.toggleChoice([typed], cause, facet('合同纠纷'))
    expect(namesAndValues(draft.toggleChoice(first, cause, facet('物权纠纷')))).toEqual([
      '全文:违约金',
      '案由:物权纠纷',
    ])
  })

  test('made twice is let go', () => {
    const once = draft.toggleChoice([typed], cause, facet('合同纠纷'))
    expect(draft.isChoiceSelected(once, cause, facet('合同纠纷'))).toBe(true)
    expect(draft.toggleChoice(once, cause, facet('合同纠纷'))).toEqual([typed])
  })

  test('leaves what was typed of the same dimension alone', () => {
    const word = { name: '案由', value: '买卖', selectSign: 'b' }
    expect(namesAndValues(draft.setChoice([word], cause, facet('合同纠纷')))).toEqual(['案由:买卖', '案由:合同纠纷'])
    expect(namesAndValues(draft.setChoice(draft.setChoice([word], cause, facet('合同纠纷')), cause))).toEqual([
      '案由:买卖',
    ])
  })

  test('of one of several alternatives replaces them all; another choice leaves them alone', () => {
    const alternatives = ['2022', '2023'].map(value => ({ name: year.dimension, value, any: true }))
    expect(namesAndValues(draft.setChoice([typed, ...alternatives], year, facet('2023')))).toEqual([
      '全文:违约金',
      `${year.dimension}:2023`,
    ])
    expect(draft.setChoice(alternatives, year, facet('2024'))).toHaveLength(3)
    const strict = { name: year.dimension, value: '2022' }
    expect(draft.setChoice([strict, alternatives[1]!], year, facet('2022'))).toHaveLength(2)
  })
})

test('the second level of a tree is a path with a slash; a list has none', () => {
  expect(draft.isSecondLevel(court, facet('江苏省'))).toBe(false)
  expect(draft.isSecondLevel(court, facet('江苏省/南京市中级人民法院'))).toBe(true)
  expect(draft.isSecondLevel(year, facet('2023/2024'))).toBe(false)
  expect(ancestorPathsOf('甲/乙/丙')).toEqual(['甲', '甲/乙'])
  expect(ancestorPathsOf('')).toEqual([])
})

describe('days', () => {
  test('become startTOend, and come back as they were', () => {
    const days = draft.setDays([typed], date, { from: '2020-01-01', to: '2021-12-31' })
    expect(days[1]).toMatchObject({ name: '裁判日期', value: '2020-01-01TO2021-12-31' })
    expect(draft.chosenDays(days, date)).toEqual({ from: '2020-01-01', to: '2021-12-31' })
  })

  test('may be open at either end; without any there is no condition', () => {
    const [since] = draft.setDays([], date, { from: '2023-01-01' })
    const [until] = draft.setDays([], date, { to: '2023-01-01' })
    expect(since).toMatchObject({ value: '2023-01-01TO', description: '2023-01-01至今' })
    expect(until).toMatchObject({ value: 'TO2023-01-01', description: '截至2023-01-01' })
    expect(draft.setDays(draft.setDays([typed], date, { to: '2023-01-01' }), date, {})).toEqual([typed])
    expect(draft.chosenDays([typed], date)).toEqual({})
  })
})

test('both switches of one dimension can be on, each adds and removes its own condition', () => {
  const both = draft.setSwitch(draft.setSwitch([typed], video, true), announcement, true)
  expect(namesAndValues(both)).toEqual(['全文:违约金', '特色:庭审视频', '特色:开庭公告'])
  expect(new Set(both.map(({ selectSign }) => selectSign)).size).toBe(3)
  expect(draft.isSwitchOn(both, video)).toBe(true)
  expect(namesAndValues(draft.setSwitch(both, video, false))).toEqual(['全文:违约金', '特色:开庭公告'])
  expect(draft.setSwitch(both, video, true)).toHaveLength(3)
})

test('reset clears what the drawer chose, and nothing else', () => {
  const header = draft.setChoice(draft.setChoice([typed], court, facet('江苏省')), year, facet('2023'))
  const all = draft.setSwitch(
    draft.setDays(draft.setChoice(header, cause, facet('物权纠纷')), date, { to: '2020-01-01' }),
    video,
    true,
  )
  expect(draft.withoutDrawerChoices(all, caseLibrary)).toEqual(header)
})

describe('whether anything has changed', () => {
  const one = draft.setChoice([typed], year, facet('2023'))

  test('the same conditions in another order are the same', () => {
    expect(draft.haveSameConditions(one, [...one].reverse())).toBe(true)
    expect(draft.haveSameConditions([], [])).toBe(true)
  })

  test('one more, one less or another one are not', () => {
    expect(draft.haveSameConditions(one, [typed])).toBe(false)
    expect(draft.haveSameConditions([typed], one)).toBe(false)
    expect(draft.haveSameConditions(one, draft.setChoice([typed], year, facet('2024')))).toBe(false)
  })
})

test('a library that says nothing of a drawer has none', () => {
  expect(draft.hasDrawer(caseLibrary)).toBe(true)
  expect(draft.hasDrawer({ ...caseLibrary, filters: [year], drawer: undefined })).toBe(false)
  expect(draft.headerFilters(caseLibrary).map(({ title }) => title)).toEqual(['案由', '地域', '年份'])
})
