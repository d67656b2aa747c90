/** Creates text anchors and finds them again, in the same document or another version. */
import { isSameArticle } from '../citation/article'
import { splitsSurrogatePair, occurrences } from '../text/occurrences'
import { WORKSPACE_LIMITS } from './limits'
import type { Note, NoteColour, TextAnchor } from './note'

/** The passages of a document as plain text, and the article of each passage. */
export interface PassageTexts {
  plain: string[]
  articleOf: (passage: number) => string | undefined
}

export interface PassageRange {
  passage: number
  from: number
  to: number
}

/** The minimum length of a quote with its matching context. A shorter text could match anywhere. */
const LEAST_CONTEXT = 6

const isBlank = (text: string) => !text.trim()

/** Splits a range into parts that fit into a quote, without splitting a character. */
function splitRange({ passage, from, to }: PassageRange, text: string): PassageRange[] {
  const parts: PassageRange[] = []
  for (let at = from; at < to;) {
    const end = Math.min(to, at + WORKSPACE_LIMITS.quote)
    const until = splitsSurrogatePair(text, end) ? end - 1 : end
    parts.push({ passage, from: at, to: until })
    at = until
  }
  return parts
}

/** Returns the anchors of a selection without blank ranges. There may be more anchors than a note can have. */
export function anchorsOf(ranges: PassageRange[], { plain, articleOf }: PassageTexts): TextAnchor[] {
  return ranges
    .flatMap(range => splitRange(range, plain[range.passage] ?? ''))
    .map(({ passage, from, to }): TextAnchor => {
      const text = plain[passage] ?? ''
      const before = text.slice(Math.max(0, from - WORKSPACE_LIMITS.around), from)
      const after = text.slice(to, to + WORKSPACE_LIMITS.around)
      return {
        article: articleOf(passage),
        passage,
        from,
        quote: text.slice(from, to),
        before: before || undefined,
        after: after || undefined,
      }
    })
    .filter(({ quote }) => !isBlank(quote))
}

function commonBefore(text: string, at: number, before: string) {
  let count = 0
  while (count < before.length && text.charAt(at - 1 - count) === before.charAt(before.length - 1 - count)) count++
  return count
}

function commonAfter(text: string, at: number, after: string) {
  let count = 0
  while (count < after.length && text.charAt(at + count) === after.charAt(count)) count++
  return count
}

interface Candidate {
  passage: number
  from: number
  /** The number of characters of context that match. */
  score: number
}

/** Returns the best match in a passage: the one with the most equal context, otherwise the nearest one. */
function bestIn(
  text: string,
  passage: number,
  { quote, from, before = '', after = '' }: TextAnchor,
): Candidate | undefined {
  let best: Candidate | undefined
  for (const at of occurrences(text, quote)) {
    const score = commonBefore(text, at, before) + commonAfter(text, at + quote.length, after)
    const isNearer = best !== undefined && Math.abs(at - from) < Math.abs(best.from - from)
    if (!best || score > best.score || (score === best.score && isNearer)) best = { passage, from: at, score }
  }
  return best && quote.length + best.score >= Math.min(LEAST_CONTEXT, text.length) ? best : undefined
}

function expectedPassage({ article, passage }: TextAnchor, { plain, articleOf }: PassageTexts): number {
  if (!article) return passage
  if (isSameArticle(articleOf(passage) ?? '', article)) return passage
  return plain.findIndex((_, at) => {
    const candidate = articleOf(at)
    return candidate !== undefined && isSameArticle(candidate, article)
  })
}

function findAnchor(anchor: TextAnchor, text: PassageTexts): PassageRange | undefined {
  const expected = expectedPassage(anchor, text)
  const inPlace = bestIn(text.plain[expected] ?? '', expected, anchor)
  const best = inPlace ?? bestElsewhere(anchor, text, expected)
  return best && { passage: best.passage, from: best.from, to: best.from + anchor.quote.length }
}

/** Searches the other passages of the document. Another version may have other article numbers or paragraphs. */
function bestElsewhere(anchor: TextAnchor, { plain }: PassageTexts, expected: number): Candidate | undefined {
  let best: Candidate | undefined
  plain.forEach((text, passage) => {
    if (passage === expected || !text.includes(anchor.quote)) return
    const candidate = bestIn(text, passage, anchor)
    if (candidate && (!best || candidate.score > best.score)) best = candidate
  })
  return best
}

export interface NoteEntry {
  id: string
  body: Note
}

/** A note with its ranges in the open document. It has no ranges if the document no longer contains its words. */
export interface PlacedNote extends NoteEntry {
  ranges: PassageRange[]
}

const startOf = ({ ranges: [first] }: PlacedNote) => (first ? first.passage * 1e7 + first.from : Infinity)

/** Returns the notes in text order. Notes without ranges come last. */
export const placeNotes = (notes: NoteEntry[], text: PassageTexts): PlacedNote[] =>
  notes
    .map(note => ({
      ...note,
      ranges: note.body.spots
        .map(anchor => findAnchor(anchor, text))
        .filter((range): range is PassageRange => range !== undefined),
    }))
    .sort((a, b) => startOf(a) - startOf(b) || a.body.madeAt - b.body.madeAt)

/** The highlight of a range. Later notes cover earlier ones. */
export interface Highlight {
  from: number
  to: number
  id: string
  colour: NoteColour
  /** Whether a mark for the note's text follows the highlight. Only the last range of a note has it. */
  hasText: boolean
}

function cutOut(highlights: Highlight[], { from, to }: Highlight): Highlight[] {
  return highlights.flatMap(highlight => {
    if (highlight.to <= from || highlight.from >= to) return [highlight]
    const rest: Highlight[] = []
    if (highlight.from < from) rest.push({ ...highlight, to: from, hasText: highlight.hasText && highlight.to <= to })
    if (highlight.to > to) rest.push({ ...highlight, from: to })
    return rest
  })
}

/** Returns the highlights of each passage, in text order and without overlaps. */
export function highlightsOf(notes: PlacedNote[]): Record<number, Highlight[]> {
  const highlights: Record<number, Highlight[]> = {}
  for (const { id, body, ranges } of [...notes].sort((a, b) => a.body.madeAt - b.body.madeAt))
    ranges.forEach(({ passage, from, to }, at) => {
      const hasText = body.text !== undefined && at === ranges.length - 1
      const highlight: Highlight = { from, to, id, colour: body.colour, hasText }
      highlights[passage] = [...cutOut(highlights[passage] ?? [], highlight), highlight]
    })
  for (const list of Object.values(highlights)) list.sort((a, b) => a.from - b.from)
  return highlights
}
