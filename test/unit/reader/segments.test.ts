import { marksIn, matchWithin } from '@/features/reader/model/marks'
import { readingOf } from '@/features/reader/model/pieces'
import { cutSegments, withMarks } from '@/features/reader/model/segments'
import { findInPassages } from '@/domain/find'
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
    { from: 2, to: 4, now: false },
    { from: 5, to: 7, now: true },
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
  expect(marksIn(pieces[0]!, matches, 1)).toEqual([{ from: 4, to: 6, now: false }])
  expect(marksIn(pieces[1]!, matches, 1)).toEqual([
    { from: 1, to: 3, now: true },
    { from: 4, to: 6, now: false },
  ])
  expect(pieces.map(piece => matchWithin(matches, 1, piece))).toEqual([-1, 1])
})
