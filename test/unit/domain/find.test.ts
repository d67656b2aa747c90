import { cleanFindText, findInPassages, matchAt, matchesWithin, nextMatchFrom, NO_MATCHES } from '@domain/text/find'

const texts = ['违约金过高，违约金应当调整', '', '本条没有', '约定的违约金']
const places = (typed: string, of = texts) => {
  const matches = findInPassages(of, typed)
  return matches.starts.map((_, at) => matchAt(matches, at))
}

test('every place is told in reading order, by its passage and its ends', () => {
  expect(places('违约金')).toEqual([
    { passage: 0, from: 0, to: 3 },
    { passage: 0, from: 6, to: 9 },
    { passage: 3, from: 3, to: 6 },
  ])
})

test.each(['', '  ', '\n'])('nothing but space (%j) finds nothing', typed => {
  expect(findInPassages(texts, typed)).toBe(NO_MATCHES)
})

test('what was typed is trimmed; the signs of a pattern are signs', () => {
  expect(places(' 违约金 ')).toHaveLength(3)
  expect(places('.*', ['a.*b', 'ab'])).toEqual([{ passage: 0, from: 1, to: 3 }])
})

test('Latin letters are found in either case, at their own places', () => {
  expect(places('wto', ['依WTO规则，Wto İ wto'])).toEqual([
    { passage: 0, from: 1, to: 4 },
    { passage: 0, from: 7, to: 10 },
    { passage: 0, from: 13, to: 16 },
  ])
})

test('what overlaps a match is no other', () => expect(places('啊啊', ['啊啊啊啊啊'])).toHaveLength(2))

test('half an emoji is not found in a whole one', () => expect(places('\uD83D', ['\uD83D\uDE00'])).toEqual([]))

test('there is no match outside of them', () => {
  const matches = findInPassages(texts, '违约金')
  expect(matchAt(matches, 3)).toBeUndefined()
  expect(matchAt(matches, -1)).toBeUndefined()
  expect(matchAt(NO_MATCHES, 0)).toBeUndefined()
})

test.each([
  [0, 0, 0],
  [0, 1, 1],
  [0, 7, 2],
  [1, 0, 2],
  [3, 3, 2],
  [3, 4, 0],
])('from passage %i, offset %i on, the next is number %i, round and round', (passage, offset, next) => {
  expect(nextMatchFrom(findInPassages(texts, '违约金'), passage, offset)).toBe(next)
})

test('a stretch of a passage has the matches that touch it', () => {
  const matches = findInPassages(texts, '违约金')
  expect(matchesWithin(matches, { passage: 0, from: 0, to: 6 })).toEqual([0, 1])
  expect(matchesWithin(matches, { passage: 0, from: 2, to: 7 })).toEqual([0, 2])
  expect(matchesWithin(matches, { passage: 0, from: 9, to: 12 })).toEqual([2, 2])
  expect(matchesWithin(matches, { passage: 3, from: 0, to: 6 })).toEqual([2, 3])
})

test('the matches of any stretch are those that a look at each one gives', () => {
  const matches = findInPassages(['甲乙甲', '甲甲乙甲', '乙'], '甲')
  for (let passage = 0; passage < 3; passage++)
    for (let from = 0; from < 5; from++)
      for (let to = from + 1; to < 6; to++) {
        const all = matches.starts.map((_, at) => matchAt(matches, at)!)
        const touching = all.filter(match => match.passage === passage && match.to > from && match.from < to)
        const [first, end] = matchesWithin(matches, { passage, from, to })
        expect(all.slice(first, end)).toEqual(touching)
      }
})

test('5,000 hits in a paragraph of a megabyte are all told', () => {
  const text = `${'当事人一方不履行合同义务的，'.repeat(15)}违约金。`.repeat(5000)
  const matches = findInPassages(['序', text], '违约金')
  expect(text.length).toBeGreaterThan(1e6)
  expect(matches.starts).toHaveLength(5000)
  expect(matchAt(matches, 4999)).toEqual({ passage: 1, from: text.length - 4, to: text.length - 1 })
})

test.each([
  ['违约 ', '违约'],
  [' 违 约　金\n', '违约金'],
  ['Force majeure ', 'Force majeure'],
  ['依 WTO 规则', '依WTO规则'],
  ['  ', ''],
])('%j may be sought as %j', (typed, sought) => expect(cleanFindText(typed)).toBe(sought))
