import type { Highlight, PlacedNote } from '@domain/workspace/text-anchors'
import type { PassageBlock } from '../model/blocks'

/** The document to which notes belong. */
export interface NoteSubject {
  /** The id of the document in the workspace, saved or not. */
  on: string
  title: string
  route: string
  params: Record<string, string>
  citation: string
}

/**
 * A note to open by its id, or a block or a passage to select. Blocks are selected on hosts that do not report a text
 * selection.
 */
export type NoteTarget = { note: string } | { block: PassageBlock } | { passage: number }

export interface NotesInDocument {
  notes: PlacedNote[]
  /** The highlights by passage. */
  highlights: Record<number, Highlight[]>
}
