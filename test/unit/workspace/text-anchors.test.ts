import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import type { Note, TextAnchor } from '@domain/workspace/note'
import { type PassageTexts, highlightsOf, placeNotes, anchorsOf } from '@domain/workspace/text-anchors'

const textOf = (...passages: Array<[string | undefined, string]>): PassageTexts => ({
  plain: passages.map(([, text]) => text),
  articleOf: at => passages[at]?.[0],
})

const LAW = textOf(
  [undefined, '第一章 总则'],
  ['第一条', '第一条　为了保护民事主体的合法权益，制定本法。'],
  ['第二条', '第二条　当事人应当遵循诚信原则，秉持诚实，恪守承诺。当事人应当遵循公平原则。'],
)

const noteOf = (spots: TextAnchor[], more: Partial<Note> = {}): Note => ({
  ...{
    on: 'law 甲法',
    title: '甲法',
    route: 'law-detail',
    params: {},
    citation: '《甲法》',
    colour: 'gold',
    spots,
    madeAt: 1,
  },
  ...more,
})
const matches = (spots: TextAnchor[], text: PassageTexts) =>
  placeNotes([{ id: 'n', body: noteOf(spots) }], text)[0]!.ranges
const wordsAt = (spots: TextAnchor[], text: PassageTexts) =>
  matches(spots, text).map(({ passage, from, to }) => text.plain[passage]!.slice(from, to))
const pick = (text: PassageTexts, passage: number, words: string, nth = 0) => {
  let from = -1
  for (let at = 0; at <= nth; at++) from = text.plain[passage]!.indexOf(words, from + 1)
  return anchorsOf([{ passage, from, to: from + words.length }], text)
}

test('words are saved with their article and what stands around them', () => {
  expect(pick(LAW, 2, '诚信原则')).toEqual([
    {
      article: '第二条',
      passage: 2,
      from: 11,
      quote: '诚信原则',
      before: '第二条　当事人应当遵循',
      after: '，秉持诚实，恪守承诺。当事人应当遵循公平原则。',
    },
  ])
})

test('blank stretches are nothing, long ones several, and no character is cut in two', () => {
  const text = textOf([undefined, '　 '], [undefined, '甲'.repeat(999) + '😀乙'])
  expect(anchorsOf([{ passage: 0, from: 0, to: 2 }], text)).toEqual([])
  const spots = anchorsOf([{ passage: 1, from: 0, to: 1002 }], text)
  expect(spots.map(({ quote }) => quote.length)).toEqual([999, 3])
  expect(wordsAt(spots, text).join('')).toBe(text.plain[1])
})

test('a choice over more passages than one note holds is answered whole: who keeps it says that it is too long', () => {
  const passages = WORKSPACE_LIMITS.anchors + 1
  const text = textOf(...Array.from({ length: passages }, (): [undefined, string] => [undefined, '当事人应当遵循']))
  const all = Array.from({ length: passages }, (_, passage) => ({ passage, from: 0, to: 7 }))
  expect(anchorsOf(all, text)).toHaveLength(passages)
})

describe('words are found again', () => {
  it('where they stood, the right ones of several', () => {
    expect(matches(pick(LAW, 2, '当事人应当', 1), LAW)).toEqual([{ passage: 2, from: 26, to: 31 }])
  })

  it('in the same article of a version with another chapter before it and other words', () => {
    const next = textOf(
      [undefined, '序言'],
      [undefined, '第一章 总则'],
      ['第一条', '第一条　为了保护民事主体的合法权益，制定本法。'],
      ['第二条', '第二条　民事活动中，当事人应当遵循诚信原则，秉持诚实。'],
    )
    expect(matches(pick(LAW, 2, '诚信原则'), next)).toEqual([{ passage: 3, from: 17, to: 21 }])
  })

  it('in an article that was given another number', () => {
    const next = textOf(['第二条', '第二条　另有规定。'], ['第三条', LAW.plain[2]!.replace('第二条', '第三条')])
    expect(matches(pick(LAW, 2, '诚信原则'), next)).toMatchObject([{ passage: 1 }])
  })

  it('nowhere, where they are gone, or a short word stands in other surroundings', () => {
    const next = textOf(['第二条', '第二条　平等原则。'], ['第三条', '第三条　公平原则、公序良俗。'])
    expect(matches(pick(LAW, 2, '诚信原则'), next)).toEqual([])
    expect(matches(pick(LAW, 2, '公平原则'), next)).toEqual([])
  })

  it('in a text that is nothing but a short word', () => {
    const text = textOf([undefined, '判决'])
    expect(wordsAt(pick(text, 0, '判决'), text)).toEqual(['判决'])
  })
})

test('notes come in reading order, those without a place last', () => {
  const notes = [
    { id: 'gone', body: noteOf([{ passage: 0, from: 0, quote: '不在这部法里的话' }]) },
    { id: 'second', body: noteOf(pick(LAW, 2, '诚信原则')) },
    { id: 'first', body: noteOf(pick(LAW, 1, '合法权益')) },
  ]
  expect(placeNotes(notes, LAW).map(({ id }) => id)).toEqual(['first', 'second', 'gone'])
})

test('a note made later lies over one made before', () => {
  const below = { id: 'below', body: noteOf(pick(LAW, 2, '当事人应当遵循诚信原则'), { madeAt: 1 }) }
  const above = { id: 'above', body: noteOf(pick(LAW, 2, '应当遵循'), { madeAt: 2, colour: 'seal', text: '为何' }) }
  const paints = highlightsOf(placeNotes([above, below], LAW))
  expect(paints[2]).toEqual([
    { from: 4, to: 7, id: 'below', colour: 'gold', hasText: false },
    { from: 7, to: 11, id: 'above', colour: 'seal', hasText: true },
    { from: 11, to: 15, id: 'below', colour: 'gold', hasText: false },
  ])
})

test('the mark of a text follows only the last piece of a divided note', () => {
  const below = { id: 'below', body: noteOf(pick(LAW, 2, '当事人应当遵循诚信原则'), { madeAt: 1, text: '备注' }) }
  const above = { id: 'above', body: noteOf(pick(LAW, 2, '应当遵循'), { madeAt: 2 }) }
  const pieces = highlightsOf(placeNotes([above, below], LAW))[2]?.filter(({ id }) => id === 'below')
  expect(pieces?.map(({ hasText }) => hasText)).toEqual([false, true])
})

test('ten thousand lines with two hundred lost notes are gone through at once', () => {
  const text = textOf(...Array.from({ length: 10_000 }, (_, at): [undefined, string] => [undefined, `第${at}行的文字`]))
  const notes = Array.from({ length: 200 }, (_, at) => ({
    id: String(at),
    body: noteOf([{ passage: at, from: 0, quote: `没有的话${at}` }]),
  }))
  expect(placeNotes(notes, text).every(({ ranges: stretches }) => stretches.length === 0)).toBe(true)
})
