import {
  MAX_HITS_AND_LINKS,
  MAX_MATCHES,
  matchesToDraw,
  hitAndLinkLimits,
  drawnMatchesIn,
  matchMarksIn,
} from '@/features/reader/model/budget'
import { textBlocksOf } from '@/features/reader/model/blocks'
import {
  cutSegments,
  hitAndLinkCount,
  blockSegments,
  limitHitsAndLinks,
  withMarks,
} from '@/features/reader/model/highlights'
import { findInPassages } from '@domain/text/find'
import type { Passage } from '@/libraries/document'
import type { TextSegment } from '@/ui/segments/types'

const text = (words: string): TextSegment => ({ kind: 'text', text: words })
const hit = (words: string): TextSegment => ({ kind: 'hit', text: words })

test('a range keeps the kinds of its segments and drops line breaks', () => {
  const segments: TextSegment[] = [text('约定的'), hit('违约金'), { kind: 'break' }, text('过高')]
  expect(cutSegments(segments, 0, 6)).toEqual([text('约定的'), hit('违约金')])
  expect(cutSegments(segments, 4, 9)).toEqual([hit('约金'), text('过高')])
  expect(cutSegments(segments, 6, 7)).toEqual([])
})

test('text, hits and links can be marked', () => {
  const link: TextSegment = { kind: 'link', text: '民法典', attributes: { lid: '1' } }
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

test('without marks the segments are unchanged', () => {
  const segments = [text('甲')]
  expect(withMarks(segments, [])).toBe(segments)
})

test('matches are assigned to their blocks, with offsets from the start of the block', () => {
  const { plain, blocks } = textBlocksOf([{ kind: 'article', number: '第一条', text: '违约\n的违约与违约' }])
  const matches = findInPassages(plain, '违约')
  const drawn = blocks.map(block => drawnMatchesIn(block, matches, matchesToDraw(blocks, matches, 1)))
  expect(drawn).toEqual([
    { first: 0, end: 1, now: -1 },
    { first: 1, end: 3, now: 1 },
  ])
  expect(blocks.map((block, at) => matchMarksIn(block, matches, drawn[at]!))).toEqual([
    [{ from: 4, to: 6, look: 'one' }],
    [
      { from: 1, to: 3, look: 'now' },
      { from: 4, to: 6, look: 'one' },
    ],
  ])
})

describe('a letter with thousands of matches', () => {
  const { plain, blocks } = textBlocksOf([{ kind: 'paragraph', text: '的甲'.repeat(5000) }])
  const matches = findInPassages(plain, '的')
  const marked = (now: number, near = blocks) => {
    const drawn = matchesToDraw(near, matches, now)
    return near.flatMap(block => {
      const mine = drawnMatchesIn(block, matches, drawn)
      return matchMarksIn(block, matches, mine).map(mark => ({ at: block.from + mark.from, now: mark.look === 'now' }))
    })
  }

  test.each([0, 149, 2500, 4999])('draws the matches around the current match %i', now => {
    const marks = marked(now)
    expect(marks).toHaveLength(MAX_MATCHES)
    expect(marks.filter(mark => mark.now)).toEqual([{ at: now * 2, now: true }])
    marks.forEach((mark, at) => expect(mark.at).toBe(marks[0]!.at + at * 2))
  })

  test('draws the matches in the middle of the frame if the current match is elsewhere', () => {
    const near = blocks.slice(2, 5)
    const marks = marked(0, near)
    expect(marks).toHaveLength(MAX_MATCHES)
    expect(marks.some(mark => mark.now)).toBe(false)
    const [first, last] = [near[0]!.from, near[2]!.to]
    expect(Math.abs((marks[0]!.at + marks[MAX_MATCHES - 1]!.at) / 2 - (first + last) / 2)).toBeLessThan(4)
  })

  test('draws no match in an empty frame', () =>
    expect(matchesToDraw([], matches, 3)).toEqual({ first: 0, end: 0, now: 3 }))
})

test('hits and links above the limit become plain text without loss', () => {
  const link: TextSegment = { kind: 'link', text: '第一条', attributes: { law: '民法典', article: '第一条' } }
  const segments = [{ kind: 'handle', text: '第九条' } as TextSegment, link, text('、'), hit('违约'), text('与'), link]
  expect(hitAndLinkCount(segments)).toBe(3)
  expect(limitHitsAndLinks(segments, 3)).toBe(segments)
  expect(limitHitsAndLinks(segments, 1)).toEqual([segments[0], link, text('、违约与第一条')])
  expect(hitAndLinkLimits([2, MAX_HITS_AND_LINKS, 5])).toEqual([2, MAX_HITS_AND_LINKS - 2, 0])
})

test('the gap after the number of a changed article is the button to its versions', () => {
  const version = { lid: 'l', title: '旧法', text: '旧', actionName: '修改' }
  const passages: Passage[] = [
    { kind: 'article', number: '第一条', text: '<em>甲</em>', versions: [version] },
    { kind: 'article', number: '第二条', text: '乙', versions: [] },
  ]
  const { blocks, plain } = textBlocksOf(passages)
  const [changed, same] = blocks.map(block => blockSegments(passages[block.passage]!, block))
  expect(changed).toEqual([{ kind: 'handle', text: '第一条' }, { kind: 'key', text: '　', icon: 'history' }, hit('甲')])
  expect(same![1]).toEqual(text('　'))
  // The button does not change the searchable text.
  expect(plain).toEqual(['第一条　甲', '第二条　乙'])
  expect(limitHitsAndLinks(changed!, 0)).toEqual([...changed!.slice(0, 2), text('甲')])
})
