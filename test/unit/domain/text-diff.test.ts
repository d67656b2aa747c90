import fc from 'fast-check'
import { diffArrays } from 'diff'
import { createCompare } from '@domain/text/compare'
import { type TextChange, changesByParagraph, readableChanges, sentencesOf, tokensOf } from '@domain/text/text-diff'
import { compareTexts } from '@/features/citation/versions/compare'
import { cpuTime } from './cpu'

/** The changes as one text: [-removed-], {+added+}. */
const notationOf = (changes: TextChange[]) =>
  changes
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `{+${text}+}`))
    .join('')
const version = (changes: TextChange[], without: TextChange['kind']) =>
  changes
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('')

test.each([
  ['年利率24%，LPR的4倍', ['年', '利', '率', '24%', '，', 'LPR', '的', '4', '倍']],
  ['第二百一十条', ['第', '二百一十', '条']],
  ['a b\n😀', ['a', ' ', 'b', '\n', '😀']],
  ['', []],
])('%j is cut into words', (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens)
})

test.each([
  ['a word', '当事人应当履行义务。', '当事人应当全面履行义务。', '当事人应当{+全面+}履行义务。'],
  ['a number as a whole', '超过百分之二十四的', '超过百分之三十六的', '超过百分之[-二十四-]{+三十六+}的'],
  [
    'another wording as one',
    '自收到之日起三日内',
    '自送达之次日起十日内',
    '自[-收到之-]{+送达之次+}日起[-三-]{+十+}日内',
  ],
  ['what is left by chance', '应由出卖方承担', '应归买受方负担', '应[-由出卖方承-]{+归买受方负+}担'],
  ['insertions close to each other', '自然人、组织的', '自然人、法人组织等的', '自然人、{+法人+}组织{+等+}的'],
  ['nothing', '相同', '相同', '相同'],
  ['all of it', '', '新设', '{+新设+}'],
])('tells %s', (_, before, after, expected) => {
  expect(notationOf(compareTexts(before, after))).toBe(expected)
})

test('a paragraph that was added stands by itself', () => {
  expect(changesByParagraph(compareTexts('甲。\n丙。', '甲。\n乙。\n丙。')).map(notationOf)).toEqual([
    '甲。',
    '{+乙。+}',
    '丙。',
  ])
})

const someText = fc
  .array(fc.constantFrom('甲', '乙', '当事人', '应当', '。', '；', '\n', '24', '十', ' ', '😀', 'LPR'), {
    maxLength: 30,
  })
  .map(words => words.join(''))

test('whatever changed, both versions can be read from it, letter by letter', () => {
  fc.assert(
    fc.property(someText, someText, (before, after) => {
      const changes = compareTexts(before, after)
      expect(version(changes, 'added')).toBe(before)
      expect(version(changes, 'removed')).toBe(after)
      expect(changes.every(({ text }, at) => text !== '' && changes[at - 1]?.kind !== changes[at]?.kind)).toBe(true)
      expect(tokensOf(before).join('')).toBe(before)
      expect(sentencesOf(before).join('')).toBe(before)
    }),
    { numRuns: 2000 },
  )
})

describe('long texts', () => {
  const letters = (seed: number, length: number) =>
    Array.from({ length }, (_, at) =>
      at % 40 === 39 ? '。' : String.fromCharCode(0x4e00 + ((at * seed) % 5000)),
    ).join('')

  test('with nothing in common are told in time, as a whole', () => {
    const [before, after] = [letters(7919, 20_000), letters(104_729, 20_000)]
    let changes: TextChange[] = []
    expect(cpuTime(() => (changes = compareTexts(before, after)))).toBeLessThan(500)
    expect(version(changes, 'added')).toBe(before)
    expect(version(changes, 'removed')).toBe(after)
  })

  test('with one changed word tell that word', () => {
    const text = letters(7919, 20_000)
    const changes = compareTexts(text, `${text.slice(0, 9000)}新增${text.slice(9000)}`)
    expect(changes.filter(({ kind }) => kind !== 'same')).toEqual([{ kind: 'added', text: '新增' }])
  })
})

test('no way is looked for between texts that differ by more than may be', () => {
  const findWay = jest.fn((...way: [string[], string[], { maxEditLength: number }]) => diffArrays(...way))
  const apart = createCompare(findWay)
  expect(notationOf(apart('甲乙丙', '丁戊己', 5))).toBe('[-甲乙丙-]{+丁戊己+}')
  expect(findWay.mock.calls).toEqual([[['甲乙丙'], ['丁戊己'], { maxEditLength: 5 }]])
  expect(notationOf(apart('甲乙丙', '甲戊己', 4))).toBe('甲[-乙丙-]{+戊己+}')
})

test('what is left out so would not have been found', () => {
  fc.assert(
    fc.property(someText, someText, fc.integer({ min: 0, max: 12 }), (before, after, most) => {
      const changesBy = (cut: (text: string) => string[]) =>
        diffArrays(cut(before), cut(after), { maxEditLength: most })?.map(({ added, removed, value }): TextChange => ({
          kind: added ? 'added' : removed ? 'removed' : 'same',
          text: value.join(''),
        }))
      const apart: TextChange[] = [
        { kind: 'removed', text: before },
        { kind: 'added', text: after },
      ]
      const expected = readableChanges(changesBy(tokensOf) ?? changesBy(sentencesOf) ?? apart)
      expect(createCompare(diffArrays)(before, after, most)).toEqual(expected)
    }),
  )
})
