/** Words within a gap of each other, up to the most words of a query. */
import fc from 'fast-check'
import { searchChain, isChained } from '@domain/text/chain'
import { LIMITS } from '@domain/limits'
import { occurrences } from '@domain/text/occurrences'
import { cpuTime } from './cpu'

/** The definition: in some order, each word begins within the gap after the end of the previous one. */
function naive(text: string, words: string[], gap: number): boolean {
  const starts = words.map(word => occurrences(text, word))
  const failed = new Set<string>()
  const completes = (end: number | undefined, left: number[]): boolean => {
    const key = `${end}:${left.join()}`
    if (!left.length) return true
    if (failed.has(key)) return false
    failed.add(key)
    return left.some(word =>
      starts[word]!.some(
        start =>
          (end === undefined || (start >= end && start - end <= gap)) &&
          completes(
            start + words[word]!.length,
            left.filter(one => one !== word),
          ),
      ),
    )
  }
  return completes(
    undefined,
    words.map((_, index) => index),
  )
}

const LETTERS = Array.from('abcdefghijklmn')
const filler = fc.constantFrom('', '', '', '-', '-', '--')

/** All the words in some order, with holes, doubled letters and a stretch that repeats. */
const question = fc
  .integer({ min: 11, max: 14 })
  .chain(count => {
    const words = LETTERS.slice(0, count)
    const shuffled = fc.shuffledSubarray(words, { minLength: count, maxLength: count })
    const some = fc.shuffledSubarray(words, { maxLength: 6 })
    const holes = fc.array(filler, { minLength: 3 * count, maxLength: 3 * count })
    return fc.record({
      words: fc.constant(words),
      order: fc.tuple(some, shuffled, some).map(parts => parts.flat()),
      holes,
      pair: fc.integer({ min: -count, max: count - 2 }),
    })
  })
  .map(({ words, order, holes, pair }) => ({
    text: order.map((letter, at) => letter + (holes[at] ?? '')).join(''),
    // In half of them one word overlaps its neighbours.
    words: words.map((word, at) => (at === pair ? order.slice(7, 9).join('') : word)),
  }))

test('of eleven to fourteen words they are told as the definition has it', () => {
  let [chained, runs] = [0, 0]
  fc.assert(
    fc.property(question, fc.integer({ min: 0, max: 5 }), ({ text, words }, gap) => {
      const expected = naive(text, words, gap)
      runs++
      chained += Number(expected)
      expect(isChained(text, words, gap)).toBe(expected)
    }),
    { numRuns: 500, seed: 11 },
  )
  expect(Math.min(chained, runs - chained)).toBeGreaterThan(runs / 10)
})

test('twenty words are told exactly, and no more are', () => {
  const words = Array.from({ length: 21 }, (_, n) => String.fromCharCode(0x4e00 + n))
  const twenty = words.slice(0, LIMITS.input.gapWords)
  const reversed = twenty.slice().reverse().join('一二')
  expect(twenty).toHaveLength(20)
  expect(isChained(reversed, twenty, 2)).toBe(true)
  expect(isChained(reversed, twenty, 1)).toBe(false)
  expect(() => isChained(words.join(''), words, 9)).toThrow(RangeError)
})

test('a word that stands far from nineteen common ones costs nothing', () => {
  const many = Array.from({ length: 19 }, (_, word) => Array.from({ length: 2000 }, (_, n) => 100 * n + 5 * word))
  const starts = [...many, [1_000_000]]
  const spent = cpuTime(() => expect([...searchChain(starts, new Array<number>(20).fill(2), 99)]).toEqual([]))
  expect(spent).toBeLessThan(500)
})

test('a word that comes after the others are used up is not waited for', () => {
  const crowds = Array.from({ length: 19 }, (_, word) => [5 * word, 5 * word + 300])
  expect([...searchChain([...crowds, [150]], new Array<number>(20).fill(2), 16)]).toEqual([])
})

test('where much has to be followed it pauses', () => {
  const crowds = Array.from({ length: 12 }, (_, word) => Array.from({ length: 10 }, (_, n) => 40 * n + 2 * word))
  // Two words that only stand upon each other are never taken both.
  const starts = [...crowds, [230], [230]]
  expect([...searchChain(starts, new Array<number>(14).fill(2), 60)].length).toBeGreaterThan(3)
})
