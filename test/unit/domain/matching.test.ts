import fc from 'fast-check'
import { type WordDistance, matchesWords, occurrences } from '@domain/text/matching'
import { cpuTime } from './cpu'

type Distance = Exclude<WordDistance, { within: 'article' }>

/** The definition: it tries every choice of one occurrence of each word, in every order. */
function naive(text: string, words: string[], near?: Distance): boolean {
  const points = Array.from(text)
  const ranges = words.map(word => {
    const wordPoints = Array.from(word)
    return points.flatMap((_, from) =>
      wordPoints.every((point, index) => points[from + index] === point)
        ? [{ from, to: from + wordPoints.length }]
        : [],
    )
  })
  if (!near) return ranges.every(list => list.length > 0)
  if (near.within === 'gap') {
    const choices = ranges.reduce<Array<Array<{ from: number; to: number }>>>(
      (chosen, list) => chosen.flatMap(one => list.map(next => [...one, next])),
      [[]],
    )
    return choices.some(choice => {
      const sorted = [...choice].sort((a, b) => a.from - b.from)
      return sorted.slice(1).every((next, index) => {
        const hole = next.from - (sorted[index]?.to ?? 0)
        return hole >= 0 && hole <= near.gap
      })
    })
  }
  const stretches = text.split(near.within === 'sentence' ? /[。！？；\n]/ : '\n')
  return stretches.some(stretch => naive(stretch, words))
}

const unit = fc.constantFrom('甲', '乙', '丙', '😀', '\n', '。', '；', ' ', '\ud83d', '\ude00')
const string = (most: number) => fc.array(unit, { maxLength: most }).map(units => units.join(''))
const word = fc.array(unit, { minLength: 1, maxLength: 3 }).map(units => units.join(''))
const near: fc.Arbitrary<Distance | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.integer({ min: 0, max: 6 }).map((gap): Distance => ({ within: 'gap', gap })),
  fc.constantFrom<Distance>({ within: 'sentence' }, { within: 'paragraph' }),
)

test('it agrees with the definition on any text', () => {
  fc.assert(
    fc.property(string(24), fc.array(word, { minLength: 1, maxLength: 4 }), near, (text, words, distance) => {
      expect(matchesWords(text, words, distance)).toBe(naive(text, words, distance))
    }),
    { numRuns: 3000 },
  )
})

test('it agrees on crowded texts, where nearly everything overlaps', () => {
  const dense = fc.array(fc.constantFrom('甲', '乙'), { maxLength: 14 }).map(units => units.join(''))
  const someWords = fc.array(fc.constantFrom('甲', '乙', '甲甲', '甲乙', '乙甲', '甲乙甲'), {
    minLength: 2,
    maxLength: 4,
  })
  fc.assert(
    fc.property(dense, someWords, fc.integer({ min: 0, max: 4 }), (text, words, gap) => {
      const distance: Distance = { within: 'gap', gap }
      expect(matchesWords(text, words, distance)).toBe(naive(text, words, distance))
    }),
    { numRuns: 2000 },
  )
})

describe('a gap', () => {
  const within = (gap: number, text: string, ...words: string[]) => matchesWords(text, words, { within: 'gap', gap })

  test('counts the characters strictly between, in any order, over the ends of lines', () => {
    expect(within(2, '违约金是否过高', '违约金', '过高')).toBe(true)
    expect(within(1, '违约金是否过高', '违约金', '过高')).toBe(false)
    expect(within(2, '过高的。违约金', '违约金', '过高')).toBe(true)
    expect(within(1, '违约金\n过高', '违约金', '过高')).toBe(true)
    expect(within(0, '违约金\n过高', '违约金', '过高')).toBe(false)
  })

  test('an emoji or a rare character is one', () => {
    expect(within(1, '违约金😀过高', '违约金', '过高')).toBe(true)
    expect(within(1, '𠮷𠮷𠮷违约金𠮷过高', '过高', '违约金')).toBe(true)
    expect(within(1, '违约金😀😀过高', '违约金', '过高')).toBe(false)
  })

  test('occurrences that overlap are not near, they are the same place', () => {
    expect(within(9, '合同法', '合同', '同法')).toBe(false)
    expect(within(9, '合同法和同法', '合同', '同法')).toBe(true)
  })

  test('of more than two words it joins neighbours, not every pair', () => {
    expect(within(1, '甲x乙x丙', '丙', '甲', '乙')).toBe(true)
    expect(within(1, '甲x乙xx丙', '丙', '甲', '乙')).toBe(false)
  })

  test('of more words than can be tried it still misses nothing', () => {
    const words = Array.from('一二三四五六七八九十百千')
    expect(within(1, words.join('x'), ...words)).toBe(true)
    expect(within(0, words.join('x'), ...words)).toBe(false)
  })
})

test('a sentence ends at 。！？； and at the line, not at a half-width ; or a comma', () => {
  const sentence = (text: string) => matchesWords(text, ['甲', '乙'], { within: 'sentence' })
  expect(['甲，乙', '甲;乙', '甲.乙', '丙。乙甲'].map(sentence)).toEqual([true, true, true, true])
  expect(['甲。乙', '甲！乙', '甲？乙', '甲；乙', '甲\n乙'].map(sentence)).toEqual([false, false, false, false, false])
})

test('a paragraph is a line', () => {
  expect(matchesWords('甲。乙', ['甲', '乙'], { within: 'paragraph' })).toBe(true)
  expect(matchesWords('甲\n乙', ['甲', '乙'], { within: 'paragraph' })).toBe(false)
})

test('occurrences may overlap and are exact', () => {
  expect(occurrences('法法法', '法法')).toEqual([0, 1])
  expect(occurrences('Abc abc', 'abc')).toEqual([4])
  expect(occurrences('😀法', '法')).toEqual([2])
  expect(occurrences('😀', '\ude00')).toEqual([])
  expect(occurrences('法', '')).toEqual([])
})

test('a paragraph of a million characters is searched at once', () => {
  const near200 = (...words: string[]) => words.join('x'.repeat(100)).padEnd(200, 'x').repeat(5000)
  const long = near200('合同', '违约金')
  expect(long.length).toBe(1_000_000)
  const never = '无此词'
  const jobs: Array<() => boolean> = [
    () => matchesWords(long, ['合同', '违约金'], { within: 'gap', gap: 90 }),
    () => matchesWords(long, ['合同', '违约金', '约金x', '同x'], { within: 'gap', gap: 90 }),
    () => matchesWords(`${long}${never}`, ['合同', '违约金', never], { within: 'sentence' }),
    () => matchesWords(`。${never}。${long}。`, ['合同', '违约金', never], { within: 'sentence' }),
    () => matchesWords(`${'合同。'.repeat(300_000)}${never}`, ['合同', never], { within: 'sentence' }),
  ]
  expect(jobs.slice(0, 1).map(job => job())).toEqual([false])
  for (const job of jobs) expect(cpuTime(job)).toBeLessThan(100)
  expect(matchesWords(long, ['合同', '违约金'], { within: 'gap', gap: 100 })).toBe(true)
})
