import { MOST_LIVELY, MOST_MATCHES, drawnOf, sharesOf, drawnIn, marksIn } from '@/features/reader/model/budget'
import { readingOf } from '@/features/reader/model/blocks'
import { cutSegments, livelyIn, pieceSegments, upTo, withMarks } from '@/features/reader/model/highlights'
import { findInPassages } from '@domain/text/find'
import type { Passage } from '@/libraries/document'
import type { Segment } from '@/ui/segments/types'

const text = (words: string): Segment => ({ kind: 'text', text: words })
const hit = (words: string): Segment => ({ kind: 'hit', text: words })

test('a stretch keeps what its pieces are, and draws no line’s end', () => {
  const segments: Segment[] = [text('约定的'), hit('违约金'), { kind: 'break' }, text('过高')]
  expect(cutSegments(segments, 0, 6)).toEqual([text('约定的'), hit('违约金')])
  expect(cutSegments(segments, 4, 9)).toEqual([hit('约金'), text('过高')])
  expect(cutSegments(segments, 6, 7)).toEqual([])
})

test('a mark lies under text, hits and links alike', () => {
  const link: Segment = { kind: 'link', text: '民法典', attributes: { lid: '1' } }
  const marks = [
    { from: 2, to: 4, look: 'one' as const },
    { from: 5, to: 7, look: 'now' as const },
  ]
  expect(withMarks([text('约定的'), hit('违约'), link], marks)).toEqual([
    text('约定'),
    { kind: 'text', text: '的', mark: 'one' },
    { kind: 'hit', text: '违', mark: 'one' },
    hit('约'),
    { ...link, text: '民法', mark: 'now' },
    { ...link, text: '典' },
  ])
})

test('without marks the segments are those that came', () => {
  const segments = [text('甲')]
  expect(withMarks(segments, [])).toBe(segments)
})

test('what was found is told to the piece it lies in, from the piece’s own beginning', () => {
  const { plain, pieces } = readingOf([{ kind: 'article', number: '第一条', text: '违约\n的违约与违约' }])
  const matches = findInPassages(plain, '违约')
  const drawn = pieces.map(piece => drawnIn(piece, matches, drawnOf(pieces, matches, 1)))
  expect(drawn).toEqual([
    { first: 0, end: 1, now: -1 },
    { first: 1, end: 3, now: 1 },
  ])
  expect(pieces.map((piece, at) => marksIn(piece, matches, drawn[at]!))).toEqual([
    [{ from: 4, to: 6, look: 'one' }],
    [
      { from: 1, to: 3, look: 'now' },
      { from: 4, to: 6, look: 'one' },
    ],
  ])
})

describe('of one letter that stands everywhere', () => {
  const { plain, pieces } = readingOf([{ kind: 'paragraph', text: '的甲'.repeat(5000) }])
  const matches = findInPassages(plain, '的')
  const marked = (now: number, near = pieces) => {
    const drawn = drawnOf(near, matches, now)
    return near.flatMap(piece => {
      const mine = drawnIn(piece, matches, drawn)
      return marksIn(piece, matches, mine).map(mark => ({ at: piece.from + mark.from, now: mark.look === 'now' }))
    })
  }

  test.each([0, 149, 2500, 4999])('those round number %i are drawn, it among them, once', now => {
    const marks = marked(now)
    expect(marks).toHaveLength(MOST_MATCHES)
    expect(marks.filter(mark => mark.now)).toEqual([{ at: now * 2, now: true }])
    marks.forEach((mark, at) => expect(mark.at).toBe(marks[0]!.at + at * 2))
  })

  test('where the reader is elsewhere, those in the middle of what is near', () => {
    const near = pieces.slice(2, 5)
    const marks = marked(0, near)
    expect(marks).toHaveLength(MOST_MATCHES)
    expect(marks.some(mark => mark.now)).toBe(false)
    const [first, last] = [near[0]!.from, near[2]!.to]
    expect(Math.abs((marks[0]!.at + marks[MOST_MATCHES - 1]!.at) / 2 - (first + last) / 2)).toBeLessThan(4)
  })

  test('where nothing is near, none', () => expect(drawnOf([], matches, 3)).toEqual({ first: 0, end: 0, now: 3 }))
})

test('hits and links that are too many are plain text; no letter is lost', () => {
  const link: Segment = { kind: 'link', text: '第一条', attributes: { law: '民法典', article: '第一条' } }
  const segments = [{ kind: 'handle', text: '第九条' } as Segment, link, text('、'), hit('违约'), text('与'), link]
  expect(livelyIn(segments)).toBe(3)
  expect(upTo(segments, 3)).toBe(segments)
  expect(upTo(segments, 1)).toEqual([segments[0], link, text('、违约与第一条')])
  expect(sharesOf([2, MOST_LIVELY, 5])).toEqual([2, MOST_LIVELY - 2, 0])
})

test('the way to earlier versions takes the blank after the number of an article that has some', () => {
  const version = { lid: 'l', title: '旧法', text: '旧', actionName: '修改' }
  const passages: Passage[] = [
    { kind: 'article', number: '第一条', text: '<em>甲</em>', versions: [version] },
    { kind: 'article', number: '第二条', text: '乙', versions: [] },
  ]
  const { pieces, plain } = readingOf(passages)
  const [changed, same] = pieces.map(piece => pieceSegments(passages[piece.passage]!, piece))
  expect(changed).toEqual([{ kind: 'handle', text: '第一条' }, { kind: 'key', text: '　', icon: 'history' }, hit('甲')])
  expect(same![1]).toEqual(text('　'))
  // What is found and counted is the same text with it and without.
  expect(plain).toEqual(['第一条　甲', '第二条　乙'])
  expect(upTo(changed!, 0)).toEqual([...changed!.slice(0, 2), text('甲')])
})
