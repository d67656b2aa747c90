/** Notes: words marked in a document, with a text of the reader. */
import {
  cutText,
  fromEntries,
  type Guard,
  integerGuard,
  isRecord,
  listOf,
  momentGuard,
  oneOf,
  textGuard,
} from '../guards'
import { WORKSPACE_LIMITS } from './limits'

export const NOTE_COLOURS = ['gold', 'ok', 'brand', 'seal'] as const
export type NoteColour = (typeof NOTE_COLOURS)[number]

/** A marked range in a passage. Its context allows the app to find it in another version of the document. */
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

/** A text of the note from another device. It was written before the devices received each other's edits. */
interface OtherText {
  text: string
  editedAt: number
}

export interface Note {
  /** The id that the document has in the workspace, even if it is not saved. */
  on: string
  title: string
  route: string
  params: Record<string, string>
  /** The citation of the document, for copied quotes. */
  citation: string
  colour: NoteColour
  /** The marked ranges, in text order. A selection across several passages has one anchor in each of them. */
  spots: TextAnchor[]
  text?: string
  madeAt: number
  /** The conflicting texts from other devices. Absent after the reader has chosen one text or joined them. */
  others?: OtherText[]
}

const place = integerGuard(0, 10_000_000)

const parseAnchor: Guard<TextAnchor> = value => {
  if (!isRecord(value)) return undefined
  const passage = place(value.passage)
  const from = place(value.from)
  const quote = textGuard(WORKSPACE_LIMITS.quote)(value.quote)
  if (passage === undefined || from === undefined || !quote) return undefined
  return {
    article: textGuard(40)(value.article),
    passage,
    from,
    quote,
    before: textGuard(WORKSPACE_LIMITS.around)(value.before),
    after: textGuard(WORKSPACE_LIMITS.around)(value.after),
  }
}

const parseOther: Guard<OtherText> = value => {
  if (!isRecord(value)) return undefined
  const written = textGuard(WORKSPACE_LIMITS.note)(value.text)
  return written ? { text: written, editedAt: momentGuard(value.editedAt) ?? 0 } : undefined
}

export function parseNote(value: Record<string, unknown>): Note | undefined {
  const on = textGuard(WORKSPACE_LIMITS.id)(value.on)
  const title = cutText(WORKSPACE_LIMITS.title)(value.title)
  const route = textGuard(40)(value.route)
  const spots = listOf(parseAnchor, WORKSPACE_LIMITS.anchors)(value.spots) ?? []
  if (!on || !title || !route || !isRecord(value.params) || !spots.length) return undefined
  const params = Object.entries(value.params).filter((entry): entry is [string, string] => !!textGuard(64)(entry[1]))
  const others = listOf(parseOther, WORKSPACE_LIMITS.others)(value.others) ?? []
  return {
    on,
    title,
    route,
    params: fromEntries(params),
    citation: textGuard(1000)(value.citation) ?? title,
    colour: oneOf(...NOTE_COLOURS)(value.colour) ?? NOTE_COLOURS[0],
    spots,
    text: textGuard(WORKSPACE_LIMITS.note)(value.text),
    madeAt: momentGuard(value.madeAt) ?? 0,
    ...(others.length ? { others } : {}),
  }
}

export const noteQuote = ({ spots }: Pick<Note, 'spots'>) => spots.map(({ quote }) => quote).join('\n')

/**
 * Merges the edits of a note on two devices. The later text becomes the text of the note, and the earlier one is added
 * to `others`.
 */
export function mergeNotes(later: Note, earlier: Note, earlierAt: number): Note {
  const texts = [...(later.others ?? []), ...(earlier.others ?? [])]
  const others = [...texts, ...(earlier.text ? [{ text: earlier.text, editedAt: earlierAt }] : [])].filter(
    ({ text: written }, at, all) => written !== later.text && all.findIndex(one => one.text === written) === at,
  )
  // If the later text is empty, the first other text replaces it. The reader chooses only if further texts remain.
  const [first, ...rest] = others
  if (!later.text && first) return { ...later, text: first.text, others: rest.length ? rest : undefined }
  return { ...later, others: others.length ? others : undefined }
}

/** Sets the chosen or joined text and drops the others. */
export const chooseNoteText = (note: Note, chosen: string): Note => ({
  ...note,
  text: chosen.slice(0, WORKSPACE_LIMITS.note) || undefined,
  others: undefined,
})
