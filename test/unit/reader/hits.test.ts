import { searchHitsOf, nextHitIndex } from '@/features/reader/model/hits'
import { textBlocksOf } from '@/features/reader/model/blocks'
import type { Passage } from '@/libraries/document'

const paragraph = (text: string): Passage => ({ kind: 'paragraph', text })
const hitTexts = (...passages: Passage[]) => {
  const reading = textBlocksOf(passages)
  return searchHitsOf(reading).map(({ passage, from, to }) => reading.plain[passage]!.slice(from, to))
}

test('the hits of the search are in reading order', () => {
  const passages: Passage[] = [
    { kind: 'heading', level: 1, text: '<em>合同</em>编' },
    { kind: 'article', number: '第一条', text: '甲<br/>约定的<em>违约金</em>过高' },
    paragraph('无'),
    paragraph('<a lid="1">民法典</a>&lt;em>的<em>过高</em>'),
  ]
  expect(hitTexts(...passages)).toEqual(['合同', '违约金', '过高'])
  expect(searchHitsOf(textBlocksOf(passages))[1]).toEqual({ passage: 1, from: 9, to: 12 })
})

test('adjacent marks are one hit; marks in two lines are two', () => {
  expect(hitTexts(paragraph('<em>违约</em><em>金</em>与<em>过</em>高'))).toEqual(['违约金', '过'])
  expect(hitTexts(paragraph('<em>甲<br/>乙</em>'))).toEqual(['甲', '乙'])
  expect(hitTexts(paragraph('<em>甲</em>'), paragraph('<em>乙</em>'))).toEqual(['甲', '乙'])
})

describe('a step', () => {
  const hits = [
    { passage: 1, from: 4, to: 6 },
    { passage: 1, from: 9, to: 11 },
    { passage: 5, from: 0, to: 2 },
  ]
  const at = (passage: number, offset = 0) => ({ passage, offset })

  test.each([
    ['from the top to the first', at(0), 1, 0],
    ['to the hit at the position', at(1, 9), 1, 1],
    ['to the next below', at(2), 1, 2],
    ['round to the first where none follows', at(6), 1, 0],
    ['back to the last above', at(5), -1, 1],
    ['round to the last where none is above', at(0), -1, 2],
  ] as const)('goes %s', (_, here, by, to) => expect(nextHitIndex(hits, undefined, by, here)).toBe(to))

  test('after the first one ignores the position and wraps around', () => {
    expect(nextHitIndex(hits, 0, 1, at(5))).toBe(1)
    expect(nextHitIndex(hits, 2, 1, at(0))).toBe(0)
    expect(nextHitIndex(hits, 0, -1, at(0))).toBe(2)
  })
})
