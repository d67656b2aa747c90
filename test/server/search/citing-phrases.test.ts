/** Phrases by which judgments cite the laws of a search. */
import type { Clause } from '../../../server/engine/port'
import { citedLawDimension } from '../../../server/search/citation'
import { citingPhrases } from '../../../server/search/citing-phrases'

const clauseOf = (value: string) => citedLawDimension({ value, words: [value] } as never) as Clause
const phrases = (text: string, value = '《民法典》第五百七十七条') => citingPhrases(text.split('\n'), clauseOf(value))

test.each([
  ['依照《中华人民共和国民法典》第五百七十七条之规定', ['《中华人民共和国民法典》第五百七十七条']],
  ['依照民法典第577条', ['民法典第577条']],
  // In a list, the phrase begins at the law. Another law's article of this number is not marked.
  [
    '依照《中华人民共和国民法典》第五百零九条、第五百七十七条、第五百八十五条，《某某法》第五百七十七条',
    ['《中华人民共和国民法典》第五百零九条、第五百七十七条'],
  ],
  ['《中华人民共和国民法典》（以下简称民法典）第一条。\n民法典第五百七十七条第二款', ['民法典第五百七十七条第二款']],
  ['依照《刑法》第五十二、五百七十七条，《民法典》第一条、第五百七十七条', ['《民法典》第一条、第五百七十七条']],
  ['依照《民法典》第五十二、五百七十七条', ['《民法典》第五十二、五百七十七条']],
  ['依照《中华人民共和国民法典》第五百七十八条', []],
  ['依照合同第五百七十七条', []],
])('%s', (text, expected) => expect(phrases(text)).toEqual(expected))

test('a law without an article stands for all its articles', () => {
  expect(phrases('《民法典》第一条、第二条，《公司法》第三条', '《民法典》')).toEqual([
    '《民法典》第一条',
    '《民法典》第一条、第二条',
  ])
})

test('a paragraph is not found in another paragraph', () => {
  expect(phrases('《民法典》第一条第一款，《民法典》第一条第二款', '《民法典》第一条第二款')).toEqual([
    '《民法典》第一条第二款',
  ])
})

test('excluded laws, and searches without laws, have none', () => {
  const text = ['《民法典》第五百七十七条']
  expect(citingPhrases(text, { kind: 'not', clause: clauseOf('《民法典》第五百七十七条') })).toEqual([])
  expect(citingPhrases(text, { kind: 'text', scope: 'full', words: ['民法典'] })).toEqual([])
})
