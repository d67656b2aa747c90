import type { Highlight, PlacedNote } from '@domain/workspace/text-anchors'
import type { Piece } from '../model/blocks'

/** The document that notes are written to. */
export interface NoteSubject {
  /** The id under which it is, or would be, kept on the desk. */
  on: string
  title: string
  route: string
  params: Record<string, string>
  citation: string
}

/** A note that one wants to see, or a piece of the text that one has tapped where words cannot be picked. */
export type NoteWish = { note: string } | { piece: Piece } | { passage: number }

export interface SeenNotes {
  notes: PlacedNote[]
  /** Of each passage. */
  paints: Record<number, Highlight[]>
}
