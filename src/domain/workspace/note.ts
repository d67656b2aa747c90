/** Notes: words that a reader marked in a document, with a remark. */
import { fromEntries, type Guard, integer, isRecord, listOf, moment, oneOf, text } from '../guards'
import { WORKSPACE } from './limits'

export const NOTE_COLOURS = ['gold', 'ok', 'brand', 'seal'] as const
export type NoteColour = (typeof NOTE_COLOURS)[number]

/** A range of a passage. It has enough context to be recognised in another version of the document. */
export interface TextAnchor {
  /** The article that contains the passage. */
  article?: string
  /** The index of the passage in the document. `from` is the offset in its plain text. */
  passage: number
  from: number
  quote: string
  before?: string
  after?: string
}

/** A text that another device wrote to the same note at the same time. */
interface OtherText {
  text: string
  editedAt: number
}

export interface Note {
  /** The id of the document in the workspace, whether saved or not. */
  on: string
  title: string
  route: string
  params: Record<string, string>
  /** The citation of the document. */
  citation: string
  colour: NoteColour
  /** The marked ranges, in the order of the text. A selection across several passages has one anchor for each. */
  spots: TextAnchor[]
  text?: string
  madeAt: number
  /** The texts of other devices, until the reader chooses one of them. */
  others?: OtherText[]
}

const place = integer(0, 10_000_000)

const parseAnchor: Guard<TextAnchor> = value => {
  if (!isRecord(value)) return undefined
  const passage = place(value.passage)
  const from = place(value.from)
  const quote = text(WORKSPACE.quote)(value.quote)
  if (passage === undefined || from === undefined || !quote) return undefined
  return {
    article: text(40)(value.article),
    passage,
    from,
    quote,
    before: text(WORKSPACE.around)(value.before),
    after: text(WORKSPACE.around)(value.after),
  }
}

const parseOther: Guard<OtherText> = value => {
  if (!isRecord(value)) return undefined
  const written = text(WORKSPACE.note)(value.text)
  return written ? { text: written, editedAt: moment(value.editedAt) ?? 0 } : undefined
}

export function parseNote(value: Record<string, unknown>): Note | undefined {
  const on = text(WORKSPACE.id)(value.on)
  const title = text(500)(value.title)
  const route = text(40)(value.route)
  const spots = listOf(parseAnchor, WORKSPACE.anchors)(value.spots) ?? []
  if (!on || !title || !route || !isRecord(value.params) || !spots.length) return undefined
  const params = Object.entries(value.params).filter((entry): entry is [string, string] => !!text(64)(entry[1]))
  const others = listOf(parseOther, WORKSPACE.others)(value.others) ?? []
  return {
    on,
    title,
    route,
    params: fromEntries(params),
    citation: text(1000)(value.citation) ?? title,
    colour: oneOf(...NOTE_COLOURS)(value.colour) ?? NOTE_COLOURS[0],
    spots,
    text: text(WORKSPACE.note)(value.text),
    madeAt: moment(value.madeAt) ?? 0,
    ...(others.length ? { others } : {}),
  }
}

export const noteQuote = ({ spots }: Pick<Note, 'spots'>) => spots.map(({ quote }) => quote).join('\n')

/**
 * Merges the edits of a note on two devices. The later text stays the note's text, and the other text is
 * added to `others`.
 */
export function mergeNotes(later: Note, earlier: Note, earlierAt: number): Note {
  const texts = [...(later.others ?? []), ...(earlier.others ?? [])]
  const others = [...texts, ...(earlier.text ? [{ text: earlier.text, editedAt: earlierAt }] : [])].filter(
    ({ text: written }, at, all) => written !== later.text && all.findIndex(one => one.text === written) === at,
  )
  // If one of the two texts is empty, the reader need not choose between them.
  const [first, ...rest] = others
  if (!later.text && first) return { ...later, text: first.text, others: rest.length ? rest : undefined }
  return { ...later, others: others.length ? others : undefined }
}

/** Sets the chosen text and drops the others. */
export const chooseText = (note: Note, chosen: string): Note => ({
  ...note,
  text: chosen.slice(0, WORKSPACE.note) || undefined,
  others: undefined,
})
