import { findTypedArticle } from '@/features/reader/model/typed-article'
import type { Passage } from '@/libraries/document'

const passages: Passage[] = [
  { kind: 'heading', level: 1, text: '第一章' },
  ...['第一条', '第一百二十条', '第一百二十条之一', '第五百七十七条'].map((number): Passage => ({
    kind: 'article',
    number,
    text: '甲',
  })),
]

test.each([
  ['577', 4],
  ['五百七十七', 4],
  ['第577条', 4],
  [' 第 五百七十七 条 ', 4],
  ['５７７', 4],
  ['120', 2],
  ['120-1', 3],
  ['120条之一', 3],
  ['一百二十之一', 3],
  ['第一百二十条之一', 3],
])('%s is the article at passage %i', (typed, passage) =>
  expect(findTypedArticle(typed, passages)).toEqual({ kind: 'found', passage }),
)

test('the result for a missing article names it and the last one', () => {
  expect(findTypedArticle('1300', passages)).toEqual({
    kind: 'missing',
    article: '第一千三百条',
    last: '第五百七十七条',
  })
  expect(findTypedArticle('120-9', passages)).toMatchObject({ kind: 'missing', article: '第一百二十条之九' })
})

test.each(['', '违约', '-', '之一', 'abc', '577abc'])('%j is not a number', typed =>
  expect(findTypedArticle(typed, passages)).toEqual({ kind: 'unread' }),
)
