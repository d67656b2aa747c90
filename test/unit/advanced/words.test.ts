import { enterBoxText, enterAllBoxTexts, pickSuggestion, removeCondition } from '@/features/advanced/model/words'
import { DIMENSIONS, EMPTY, conditionsIn, dimension, typed, values } from './support'

test('words are split on white space and come once', () => {
  const group = typed('full', ['违约金  过高　违约金\n调整'])
  expect(values(group)).toEqual(['违约金', '过高', '调整'])
  expect(group.text).toBe('')
})

test('nothing but white space enters nothing', () => {
  expect(enterBoxText(dimension('full'), { ...EMPTY, text: ' 　 ' })).toEqual({ group: EMPTY })
})

test('a dash at either end of a word longer than one excludes it, where the dimension knows exclusions', () => {
  expect(values(typed('full', ['-物权 和解- - 甲']))).toEqual(['-物权', '-和解', '-', '甲'])
  expect(values(typed('party', ['-物权']))).toEqual(['-物权'])
  expect(values(typed('cause', ['和解-']))).toEqual(['和解-'])
})

test('the same exclusion written both ways is one', () => {
  expect(values(typed('full', ['-物权 物权-']))).toEqual(['-物权'])
  const group = typed('full', ['-物权'])
  expect(enterBoxText(dimension('full'), { ...group, text: '物权-' })).toEqual({
    group: { ...group, text: '' },
    problem: 'exists',
  })
})

test('the same name and value is not entered twice', () => {
  const group = typed('full', ['违约金'])
  const outcome = enterBoxText(dimension('full'), { ...group, text: '违约金 过高' })
  expect(outcome.problem).toBe('exists')
  expect(values(outcome.group)).toEqual(['违约金', '过高'])
})

test('全文 takes five; what finds no room stays in the box', () => {
  const outcome = enterBoxText(dimension('full'), { ...EMPTY, text: '一 二 三 四 五 六 -七' })
  expect(values(outcome.group)).toEqual(['一', '二', '三', '四', '五'])
  expect(outcome.group.text).toBe('六 -七')
  expect(outcome.problem).toBe('tooMany')
})

test('a dimension of one takes its line whole', () => {
  expect(values(typed('number', [' （2021） 苏01民终1号 ']))).toEqual(['（2021） 苏01民终1号'])
  expect(enterBoxText(dimension('number'), { ...typed('number', ['甲']), text: '乙' }).problem).toBe('tooMany')
})

test('conditions of one group carry one sign, those of two groups two', () => {
  const signs = (key: string) => typed(key, ['甲 乙']).conditions.map(({ selectSign }) => selectSign)
  expect(new Set(signs('full')).size).toBe(1)
  expect(signs('full')[0]).not.toBe(signs('title')[0])
})

describe('a pick', () => {
  const suggestion = { name: '案由（别名）', value: '买卖合同纠纷', level: 2, description: '买卖合同' }

  test('becomes a condition of its dimension, whole, and clears the box', () => {
    const { group, problem } = pickSuggestion(
      dimension('cause'),
      { ...EMPTY, text: '买卖' },
      { ...suggestion, value: 'A B 公司' },
    )
    expect(problem).toBeUndefined()
    expect(group.text).toBe('')
    expect(group.conditions).toEqual([{ ...suggestion, name: '案由', value: 'A B 公司', selectSign: 'advanced:cause' }])
  })

  test('is not added twice, nor beyond the count', () => {
    const { group } = pickSuggestion(dimension('cause'), EMPTY, suggestion)
    expect(pickSuggestion(dimension('cause'), group, suggestion)).toEqual({ group, problem: 'exists' })
    const full = typed('cause', ['甲 乙 丙'])
    expect(pickSuggestion(dimension('cause'), full, suggestion)).toEqual({ group: full, problem: 'tooMany' })
  })

  test('has no depth of its own where a level tells the side of a party or the rank of a judge', () => {
    expect(pickSuggestion(dimension('party'), EMPTY, suggestion).group.conditions[0]?.level).toBe(1)
    expect(pickSuggestion(dimension('judge'), EMPTY, suggestion).group.conditions[0]?.level).toBe(1)
  })
})

test('where only picks are allowed, typed words are refused and stay', () => {
  const group = { ...EMPTY, text: '代位权' }
  expect(enterBoxText(dimension('keyword'), group)).toEqual({ group, problem: 'pickOnly' })
})

test('one chip is removed, not its neighbours', () => {
  expect(values(removeCondition(typed('full', ['甲 乙 丙']), 1))).toEqual(['甲', '丙'])
})

test('before a search every box is entered, and the first that refuses is told', () => {
  const form = {
    groups: {
      full: { ...EMPTY, text: '甲 乙' },
      keyword: { ...EMPTY, text: '丙' },
      title: { ...EMPTY, text: '1 2 3 4' },
    },
    added: [],
    others: [],
  }
  const outcome = enterAllBoxTexts(DIMENSIONS, form)
  expect(values(outcome.form.groups.full ?? EMPTY)).toEqual(['甲', '乙'])
  expect(outcome.form.groups.title?.text).toBe('4')
  expect(outcome.refused).toEqual([dimension('title'), 'tooMany'])
})

test('a word typed again is no reason to hold a search up', () => {
  const form = { groups: { full: { ...typed('full', ['甲']), text: '甲' } }, added: [], others: [] }
  expect(enterAllBoxTexts(DIMENSIONS, form).refused).toBeUndefined()
})

test('what is asked is one condition a word', () => {
  expect(conditionsIn('full', typed('full', ['违约金 -和解']))).toEqual([
    { name: '全文', value: '违约金', level: 1, selectSign: 'advanced:full' },
    { name: '全文', value: '-和解', level: 1, selectSign: 'advanced:full' },
  ])
})
