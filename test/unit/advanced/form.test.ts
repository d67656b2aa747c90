import type { Condition } from '@domain/query/condition'
import {
  conditionsFromForm,
  formFromConditions,
  setSelectedValues,
  toggleValue,
  toggleValueWithinLimit,
} from '@/features/advanced/model/conditions'
import {
  addDimension,
  removeDimension,
  groupOf,
  isDimensionVisible,
  withoutFields,
  setAnyOrAll,
  setMode,
  setPresidingJudges,
} from '@/features/advanced/model/form'
import { caseLibrary } from '@/libraries/case/search'
import { libraryOf } from '@/libraries'
import { DIMENSIONS, EMPTY, conditionsIn, dimension, read, typed } from './support'

jest.mock('@/request/http', () => ({ ...jest.requireActual<object>('@/request/http'), send: jest.fn() }))

/** It is put on when the form is read out. */
const withoutAny = (condition: Condition) => withoutFields(condition, 'any')

const blank = formFromConditions(DIMENSIONS, [])
const visible = (form: typeof blank) => DIMENSIONS.filter(one => isDimensionVisible(form, one)).map(({ key }) => key)

describe('checkboxes', () => {
  const state = dimension('state')

  test('ticked ones are alternatives, in the order in which they are offered', () => {
    expect(conditionsIn('state', setSelectedValues(state, EMPTY, ['失效', '现行有效']))).toEqual([
      { name: '时效性', value: '现行有效', level: 1, selectSign: 'advanced:state', any: true },
      { name: '时效性', value: '失效', level: 1, selectSign: 'advanced:state', any: true },
    ])
  })
  test('one alone is no alternative; its label is shown where it is another word', () => {
    expect(conditionsIn('state', setSelectedValues(state, EMPTY, ['1']))).toEqual([
      { name: '时效性', value: '1', level: 1, selectSign: 'advanced:state', description: '最高人民检察院' },
    ])
  })
  test('what was chosen before stays as it came', () => {
    const received = { name: '时效性', value: '失效', type: 'filter', other: 1 }
    expect(setSelectedValues(state, { ...EMPTY, conditions: [received] }, ['失效']).conditions).toEqual([received])
  })
  test('no more are ticked than the dimension takes, and ticks can be taken back', () => {
    expect(toggleValueWithinLimit(state, ['失效', '1'], '现行有效')).toEqual({
      chosen: ['失效', '1'],
      problem: 'tooMany',
    })
    expect(toggleValueWithinLimit(state, ['失效', '1'], '1')).toEqual({ chosen: ['失效'] })
    expect(toggleValue(['甲'], '乙')).toEqual(['甲', '乙'])
  })
  test('of the 14 levels of a law ten may be chosen', () => {
    const level = libraryOf('law').dimensions.find(({ name }) => name === '效力级别')
    if (!level) throw new Error('no 效力级别')
    const all = (level.options ?? []).map(({ value }) => value)
    expect(all).toHaveLength(14)
    const chosen = all.reduce<string[]>((now, value) => toggleValueWithinLimit(level, now, value).chosen, [])
    expect(chosen).toHaveLength(10)
  })
})

describe('the dimensions of the form', () => {
  test('at first are those it always has', () => {
    expect(visible(blank)).not.toContain('judge')
    expect(visible(blank)).toContain('full')
  })
  test('one is added once, and goes with its conditions', () => {
    const judge = dimension('judge')
    const added = addDimension(addDimension(blank, judge), judge)
    expect(added.added).toEqual(['judge'])
    expect(visible(added)).toContain('judge')
    const filled = { ...added, groups: { judge: typed('judge', ['甲']) } }
    const dropped = removeDimension(filled, judge)
    expect(visible(dropped)).not.toContain('judge')
    expect(conditionsFromForm(DIMENSIONS, dropped)).toEqual([])
  })
  test('one that a query speaks of is shown too', () => {
    expect(visible(formFromConditions(DIMENSIONS, [{ name: '法官', value: '甲' }]))).toContain('judge')
  })
  test('kept keys of dimensions that are no more are forgotten', () => {
    expect(formFromConditions(DIMENSIONS, [], ['judge', 'gone']).added).toEqual(['judge'])
  })
  test('are those of the spec, with their counts', () => {
    const counts = (type: 'case' | 'law' | 'judicial' | 'article' | 'similarity' | 'proDoc') =>
      Object.fromEntries(libraryOf(type).dimensions.map(({ name, maxCount }) => [name, maxCount]))
    expect(counts('case')).toMatchObject({ 全文: 5, 标题: 3, 案号: 1, 案由: 3, 当事人: 3, 律师: 3, 法院观点: 5 })
    expect(counts('law')).toMatchObject({
      标题: 3,
      全文: 5,
      时效性: 10,
      效力级别: 10,
      发文机关: 5,
      文号: 1,
      地域范围: 3,
    })
    expect(counts('judicial')).toEqual({ 全文: 5, 标题: 3, 关键词: 3 })
    expect(counts('article')).toMatchObject({ 全文: 5, 标题: 5, 作者: 3, 合作机构: 3, 引用法条: 3 })
    expect(counts('similarity')).toEqual({ 全文: 5, 标题: 3, 案号: 1, 裁判规则提要: 3, 引用法条: 3 })
    expect(counts('proDoc')).toMatchObject({ 全文: 5, 标题: 5, 案由: 5, 文书编号: 1, 检察院: 5, 检察院观点: 5 })
  })
})

describe('from the form to conditions and back', () => {
  const full = dimension('full')
  const groups = {
    full: setAnyOrAll(full, typed('full', ['违约金 过高 -和解', '定金 双倍'], setMode(full, EMPTY, 1, '7')), true),
    law: typed('law', ['甲 乙'], setMode(dimension('law'), EMPTY, 1)),
    title: typed('title', ['甲 -乙']),
    number: typed('number', ['（2021）苏 01民终1号']),
    party: typed('party', ['甲 乙'], setMode(dimension('party'), EMPTY, 2)),
    judge: setPresidingJudges(typed('judge', ['甲 乙']), ['乙']),
    state: setSelectedValues(dimension('state'), EMPTY, ['失效', '现行有效']),
  }

  test.each(Object.keys(groups) as Array<keyof typeof groups>)('%s is the same group again', key => {
    const again = read(conditionsIn(key, groups[key]), key)
    expect({ ...again, conditions: again.conditions.map(withoutAny) }).toEqual({
      ...groups[key],
      conditions: groups[key].conditions.map(withoutAny),
    })
    expect(conditionsIn(key, again)).toEqual(conditionsIn(key, groups[key]))
  })

  test('ranges too', () => {
    for (const key of ['date', 'posted']) {
      const group = { ...EMPTY, from: '2020-01-01', to: '2021-01-01' }
      expect(read(conditionsIn(key, group), key)).toMatchObject(group && { from: group.from, to: group.to })
    }
    expect(read(conditionsIn('amount', { ...EMPTY, from: '', to: '9' }), 'amount')).toMatchObject({ from: '', to: '9' })
  })

  test('conditions of any origin go through the form and lose nothing', () => {
    const conditions: Condition[] = [
      { name: '全文', value: '违约金 过高', level: 1, mode: 'sentence', selectSign: 'a', stray: { x: [1] } },
      { name: '全文', value: '定金', selectSign: 'b', any: true },
      { name: '案由', value: '民事/合同纠纷', level: 2, type: 'filter', id: '7' },
      { name: '裁判日期', value: '2020-01-01TO2021-12-31', type: 'filter' },
      { name: '标的额', value: '3', description: '2000万元至5000万元', type: 'filter' },
      { name: '时效性', value: '没有这种', description: '<img onerror=alert(1)>' },
      { name: '裁判日期', value: '2022-01-01TO' },
      { name: '年份', value: '2021' },
      { name: '全文', value: ' ' },
    ]
    const form = formFromConditions(DIMENSIONS, conditions)
    const back = conditionsFromForm(DIMENSIONS, form)
    expect(back).toHaveLength(conditions.length)
    const bare = (list: Condition[]) => list.map(one => JSON.stringify(withoutAny(one))).sort()
    expect(bare(back)).toEqual(bare(conditions))
    expect(form.others.map(({ name, value }) => [name, value])).toEqual([
      ['标的额', '3'],
      ['时效性', '没有这种'],
      ['裁判日期', '2022-01-01TO'],
      ['年份', '2021'],
      ['全文', ' '],
    ])
  })

  test('300 chips are too many to add to, and all still there', () => {
    const conditions = Array.from({ length: 300 }, (_, at) => ({ name: '全文', value: `词${at}` }))
    const form = formFromConditions(caseLibrary.dimensions, conditions)
    expect(conditionsFromForm(caseLibrary.dimensions, form)).toEqual(conditions)
    expect(groupOf(form, caseLibrary.dimensions[0] ?? dimension('full')).conditions).toHaveLength(300)
  })

  test('modes of one dimension that differ stay apart', () => {
    const conditions: Condition[] = [
      { name: '当事人', value: '甲', litigantLevel: 1 },
      { name: '当事人', value: '乙', litigantLevel: 2 },
    ]
    expect(conditionsFromForm(DIMENSIONS, formFromConditions(DIMENSIONS, conditions))).toEqual(conditions)
  })
})
