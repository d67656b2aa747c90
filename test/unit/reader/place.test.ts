import type { Params } from '@domain/format/address'
import type { ReadableDocument } from '@/libraries/document'
import { passageOfParams, passageParams } from '@/pages/detail/document-screen/place'

const document: Pick<ReadableDocument, 'passages'> = {
  passages: [
    { kind: 'heading', level: 1, text: '第一章' },
    { kind: 'article', number: '第一条', text: '甲' },
    { kind: 'paragraph', text: '乙' },
  ],
}

test('an address names an article by its number and any other passage by its index', () => {
  expect(passageParams(document, 1)).toEqual({ article: '第一条' })
  expect(passageParams(document, 2)).toEqual({ paragraph: '3' })
  for (const at of [0, 1, 2]) expect(passageOfParams(document, passageParams(document, at))).toBe(at)
})

test.each<Params>([{ article: '1' }, { article: '第1条', paragraph: '3' }])('%j is the article', params =>
  expect(passageOfParams(document, params)).toBe(1),
)

test.each<Params>([
  {},
  { article: '第九条' },
  { paragraph: '0' },
  { paragraph: '4' },
  { paragraph: '1e3' },
  { paragraph: 'x' },
])('%j names no passage', params => expect(passageOfParams(document, params)).toBeUndefined())
