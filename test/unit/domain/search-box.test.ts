import { type Condition, groupSign } from '@domain/query/condition'
import { chipsOf, addTypedText, applySuggestion, restoreSearch, combinedConditions } from '@domain/query/search-box'
import { type SuggestionGroup } from '@domain/query/suggestions'

const court: Condition = { name: '法院', value: '江苏省', level: 1, selectSign: groupSign('法院', '江苏省') }
const labelsOf = (conditions: Condition[]) => conditions.map(({ name, value }) => `${name}:${value}`)
const conditionsOf = (outcome: ReturnType<typeof addTypedText>) =>
  outcome.kind === 'changed' ? labelsOf(outcome.conditions) : outcome.kind

describe('Enter', () => {
  test.each(['', ' ', '　', '\u200b \t'])('given %j, then nothing was asked', text => {
    expect(addTypedText([court], text, '全文')).toEqual({ kind: 'empty' })
  })

  test('given words with white space between, then each is a chip behind those that were there', () => {
    expect(conditionsOf(addTypedText([court], ' 违约金　过高 违约金', '全文'))).toEqual([
      '法院:江苏省',
      '全文:违约金',
      '全文:过高',
    ])
  })

  test('given words of which some are there, then only the others are added', () => {
    const first = addTypedText([], '违约金 过高', '全文')
    if (first.kind !== 'changed') throw new Error(first.kind)
    expect(conditionsOf(addTypedText(first.conditions, '过高 酌减', '全文'))).toEqual([
      '全文:违约金',
      '全文:过高',
      '全文:酌减',
    ])
    expect(addTypedText(first.conditions, '过高 违约金', '全文')).toEqual({ kind: 'unchanged' })
  })

  test('given the same word in another dimension, then it is another chip', () => {
    expect(conditionsOf(addTypedText([{ name: '标题', value: '违约金' }], '违约金', '全文'))).toEqual([
      '标题:违约金',
      '全文:违约金',
    ])
  })
})

test('chips and box are asked for together, and either may be empty', () => {
  expect(labelsOf(combinedConditions([court], '违约金', '全文'))).toEqual(['法院:江苏省', '全文:违约金'])
  expect(combinedConditions([court], ' ', '全文')).toEqual([court])
  expect(combinedConditions([], ' ', '全文')).toEqual([])
})

describe('a pick', () => {
  const suggestion = { name: '江苏省', value: '江苏省', valueHighLight: [], description: '' }
  const courts: SuggestionGroup = { pre: '法院', value: [suggestion], directToPageFlag: false }

  test('given a suggestion, then it is a chip; picked again it is not added twice', () => {
    expect(applySuggestion([], courts, suggestion)).toEqual({ kind: 'changed', conditions: [court] })
    expect(applySuggestion([court], courts, suggestion)).toEqual({ kind: 'unchanged' })
  })

  test('given a flagged group, then its document opens; without an id it is a chip all the same', () => {
    const direct = { ...courts, directToPageFlag: true }
    expect(applySuggestion([], direct, { ...suggestion, id: '7' })).toEqual({ kind: 'document', document: { id: '7' } })
    expect(applySuggestion([], direct, suggestion)).toEqual({ kind: 'changed', conditions: [court] })
    const laws: SuggestionGroup = { ...direct, pre: '法律法规', library: 'law' }
    expect(applySuggestion([], laws, { ...suggestion, id: '7', article: '第五条' })).toEqual({
      kind: 'document',
      document: { id: '7', article: '第五条', library: 'law' },
    })
  })
})

test('a past search takes the place of the present one, unless it is the same', () => {
  expect(restoreSearch([court], [])).toEqual({ kind: 'changed', conditions: [] })
  expect(restoreSearch([court], [{ ...court, selectSign: 'another' }])).toEqual({ kind: 'unchanged' })
})

describe('chips', () => {
  test('given a word that must not be there, then the chip says so', () => {
    expect(chipsOf([{ name: '全文', value: '-和解' }])).toMatchObject([
      { name: '全文不包含', value: '和解', excluding: true },
    ])
  })

  test('given a description, then it is what the chip shows', () => {
    const described = { name: '法院', value: '320000', description: '江苏省', nameDescription: '审理法院' }
    expect(chipsOf([described])).toMatchObject([{ name: '审理法院', value: '江苏省', excluding: false }])
  })

  test('given 300 of a hand-made address that all say the same, then each has a key of its own', () => {
    const chips = chipsOf(Array.from({ length: 300 }, () => ({ name: '全文', value: '违约金' })))
    expect(new Set(chips.map(({ key }) => key)).size).toBe(300)
  })
})
