/** The notes on a desk. */
import { type Ledger, entriesOf } from './sync-state'
import { quoteOf } from './note'
import type { NoteEntry } from './text-anchors'

export const notesOn = (ledger: Ledger, on: string): NoteEntry[] =>
  entriesOf(ledger, 'note').filter(({ body }) => body.on === on)

/** The one made last comes first. */
export const notesIn = (ledger: Ledger): NoteEntry[] =>
  entriesOf(ledger, 'note').sort((a, b) => b.body.madeAt - a.body.madeAt || (a.id < b.id ? -1 : 1))

/** What is typed is looked for in everything that a line shows; each word must stand somewhere. */
export function noteMatches({ body }: NoteEntry, typed: string) {
  const said = [body.title, quoteOf(body), body.text].join('\n').toLowerCase()
  return typed
    .trim()
    .toLowerCase()
    .split(/\s+/)
    .every(word => said.includes(word))
}
