/** Where words stand in a document, and finding them again in it, or in another version of it. */
import { sameArticle } from '../citation/article'
import { cutsPair, occurrences } from '../text/occurrences'
import { DESK } from './limits'
import type { Note, NoteColour, Spot } from './note'

/** A document as far as words are looked for in it: of each passage its plain text, and its article. */
export interface SpotText {
  plain: string[]
  articleOf: (passage: number) => string | undefined
}

export interface Stretch {
  passage: number
  from: number
  to: number
}

/** Words with less than this, themselves and around them, could stand anywhere. */
const TELLING = 6

const isBlank = (text: string) => !text.trim()

/** No longer than a spot may be, and no character cut in two. */
function partsOf({ passage, from, to }: Stretch, text: string): Stretch[] {
  const parts: Stretch[] = []
  for (let at = from; at < to;) {
    const end = Math.min(to, at + DESK.quote)
    const until = cutsPair(text, end) ? end - 1 : end
    parts.push({ passage, from: at, to: until })
    at = until
  }
  return parts
}

/** What was picked, as it is kept, be it more than one note holds; blank ends go with nothing. */
export function spotsOf(stretches: Stretch[], { plain, articleOf }: SpotText): Spot[] {
  return stretches
    .flatMap(stretch => partsOf(stretch, plain[stretch.passage] ?? ''))
    .map(({ passage, from, to }): Spot => {
      const text = plain[passage] ?? ''
      const before = text.slice(Math.max(0, from - DESK.around), from)
      const after = text.slice(to, to + DESK.around)
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

function alikeBefore(text: string, at: number, before: string) {
  let count = 0
  while (count < before.length && text.charAt(at - 1 - count) === before.charAt(before.length - 1 - count)) count++
  return count
}

function alikeAfter(text: string, at: number, after: string) {
  let count = 0
  while (count < after.length && text.charAt(at + count) === after.charAt(count)) count++
  return count
}

interface Found {
  passage: number
  from: number
  /** How much around it is as it was. */
  score: number
}

/** The place in a passage that is most like the one that was; of those alike the nearest. */
function bestIn(text: string, passage: number, { quote, from, before = '', after = '' }: Spot): Found | undefined {
  let best: Found | undefined
  for (const at of occurrences(text, quote)) {
    const score = alikeBefore(text, at, before) + alikeAfter(text, at + quote.length, after)
    const isNearer = best !== undefined && Math.abs(at - from) < Math.abs(best.from - from)
    if (!best || score > best.score || (score === best.score && isNearer)) best = { passage, from: at, score }
  }
  return best && quote.length + best.score >= Math.min(TELLING, text.length) ? best : undefined
}

function homeOf({ article, passage }: Spot, { plain, articleOf }: SpotText): number {
  if (!article) return passage
  if (sameArticle(articleOf(passage) ?? '', article)) return passage
  return plain.findIndex((_, at) => {
    const own = articleOf(at)
    return own !== undefined && sameArticle(own, article)
  })
}

function findSpot(spot: Spot, text: SpotText): Stretch | undefined {
  const home = homeOf(spot, text)
  const atHome = bestIn(text.plain[home] ?? '', home, spot)
  const found = atHome ?? bestElsewhere(spot, text, home)
  return found && { passage: found.passage, from: found.from, to: found.from + spot.quote.length }
}

/** An article that was given another number, a judgment whose paragraphs were cut otherwise. */
function bestElsewhere(spot: Spot, { plain }: SpotText, home: number): Found | undefined {
  let best: Found | undefined
  plain.forEach((text, passage) => {
    if (passage === home || !text.includes(spot.quote)) return
    const found = bestIn(text, passage, spot)
    if (found && (!best || found.score > best.score)) best = found
  })
  return best
}

export interface NoteEntry {
  id: string
  body: Note
}

/** A note where it stands in the document that is read; nowhere, where its words are no longer there. */
export interface PlacedNote extends NoteEntry {
  stretches: Stretch[]
}

const startOf = ({ stretches: [first] }: PlacedNote) => (first ? first.passage * 1e7 + first.from : Infinity)

/** In reading order, those without a place last. */
export const placed = (notes: NoteEntry[], text: SpotText): PlacedNote[] =>
  notes
    .map(note => ({
      ...note,
      stretches: note.body.spots
        .map(spot => findSpot(spot, text))
        .filter((found): found is Stretch => found !== undefined),
    }))
    .sort((a, b) => startOf(a) - startOf(b) || a.body.madeAt - b.body.madeAt)

/** The ground of a stretch of a passage's text; a note that was made later lies over one that was made before. */
export interface Paint {
  from: number
  to: number
  id: string
  colour: NoteColour
  /** Something is written to it, and it is the last of its stretches. */
  said: boolean
}

function cutOut(paints: Paint[], { from, to }: Paint): Paint[] {
  return paints.flatMap(paint => {
    if (paint.to <= from || paint.from >= to) return [paint]
    const rest: Paint[] = []
    if (paint.from < from) rest.push({ ...paint, to: from })
    if (paint.to > to) rest.push({ ...paint, from: to })
    return rest
  })
}

/** Of each passage: its grounds, in order and without overlaps. */
export function paintsOf(notes: PlacedNote[]): Record<number, Paint[]> {
  const paints: Record<number, Paint[]> = {}
  for (const { id, body, stretches } of [...notes].sort((a, b) => a.body.madeAt - b.body.madeAt))
    stretches.forEach(({ passage, from, to }, at) => {
      const said = body.text !== undefined && at === stretches.length - 1
      const paint: Paint = { from, to, id, colour: body.colour, said }
      paints[passage] = [...cutOut(paints[passage] ?? [], paint), paint]
    })
  for (const list of Object.values(paints)) list.sort((a, b) => a.from - b.from)
  return paints
}
