/** Lists and searches the notes of a workspace. */
import { type SyncState, entriesOf } from './sync-state'
import { noteQuote } from './note'
import type { NoteEntry } from './text-anchors'

export const notesOnDocument = (state: SyncState, on: string): NoteEntry[] =>
  entriesOf(state, 'note').filter(({ body }) => body.on === on)

/** Returns the notes, the newest first. */
export const notesIn = (state: SyncState): NoteEntry[] =>
  entriesOf(state, 'note').sort((a, b) => b.body.madeAt - a.body.madeAt || (a.id < b.id ? -1 : 1))

/** Whether a note contains all typed words, in the fields that rows show. */
export function noteContainsWords({ body }: NoteEntry, typed: string) {
  const text = [body.title, noteQuote(body), body.text].join('\n').toLowerCase()
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every(word => text.includes(word))
}
