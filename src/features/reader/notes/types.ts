import type { Highlight, PlacedNote } from '@domain/workspace/text-anchors'
import type { PassageBlock } from '../model/blocks'

/** The document that notes are written to. */
export interface NoteSubject {
  /** The id of the document in the workspace, saved or not. */
  on: string
  title: string
  route: string
  params: Record<string, string>
  citation: string
}

/** A note to open, or a block or passage to select in hosts that do not report a text selection. */
export type NoteRequest = { note: string } | { block: PassageBlock } | { passage: number }

export interface PlacedNotes {
  notes: PlacedNote[]
  /** The highlights by passage. */
  highlights: Record<number, Highlight[]>
}
