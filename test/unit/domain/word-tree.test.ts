import fc from 'fast-check'
import { occurrences } from '@domain/text/occurrences'
import { hitsOf } from '@domain/text/word-tree'
import { cpuTime } from './cpu'

/** Word by word, as it is defined. */
const oneByOne = (text: string, words: string[]) =>
  words
    .flatMap((word, at) => occurrences(text, word).map(from => ({ word: at, from, to: from + word.length })))
    .sort((a, b) => a.from - b.from || a.to - b.to)

const unit = fc.constantFrom('甲', '乙', '丙', 'a', '😀', '\ud83d', '\ude00', '\n', '')
const textOf = (maxLength: number) => fc.array(unit, { maxLength }).map(units => units.join(''))

test('many words are found as each of them alone: overlapping, inside each other, no half of an emoji', () => {
  fc.assert(
    fc.property(textOf(40), fc.uniqueArray(textOf(4), { maxLength: 12 }), (text, words) => {
      expect(hitsOf(text, words)).toEqual(oneByOne(text, words))
    }),
    { numRuns: 5000 },
  )
})

test('a word that is asked for twice is one word', () => {
  expect(hitsOf('合同', ['同', '合同', '同'])).toEqual([
    { word: 1, from: 0, to: 2 },
    { word: 0, from: 1, to: 2 },
  ])
})

test('a thousand words cost little more than ten', () => {
  const text = Array.from({ length: 200_000 }, (_, at) => String.fromCharCode(0x4e00 + ((at * 7919) % 5003))).join('')
  const words = Array.from({ length: 1000 }, (_, at) => text.slice(at * 50, at * 50 + 2 + (at % 3)))
  const ten = words.slice(0, 10)
  expect(hitsOf(text, words).length).toBeGreaterThan(10_000)
  const few = cpuTime(() => hitsOf(text, ten))
  expect(cpuTime(() => hitsOf(text, words))).toBeLessThan(20 * few + 50)
})
