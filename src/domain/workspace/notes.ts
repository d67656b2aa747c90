/** Lists and searches the notes of a workspace. */
import { type SyncState, entriesOf } from './sync-state'
import { quoteOf } from './note'
import type { NoteEntry } from './text-anchors'

export const notesOn = (state: SyncState, on: string): NoteEntry[] =>
  entriesOf(state, 'note').filter(({ body }) => body.on === on)

/** The last made comes first. */
export const notesIn = (state: SyncState): NoteEntry[] =>
  entriesOf(state, 'note').sort((a, b) => b.body.madeAt - a.body.madeAt || (a.id < b.id ? -1 : 1))

/** Searches every field that a row shows. All words must match. */
export function noteMatches({ body }: NoteEntry, typed: string) {
  const text = [body.title, quoteOf(body), body.text].join('\n').toLowerCase()
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
