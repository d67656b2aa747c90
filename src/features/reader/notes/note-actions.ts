/** What can be done with words that are picked. */
import { notesCopy, fill } from '@/copy/notes'
import { newId } from '@domain/workspace/new-id'
import type { NoteColour, TextAnchor } from '@domain/workspace/note'
import { WORKSPACE } from '@domain/workspace/limits'
import { change, tellNoRoom } from '@/actions/save-document'
import { toast } from '@/platform/toast'
import { openDesk } from '@/stores/workspace'
import type { NoteSubject } from './types'

const { notes: words } = notesCopy

/** The colour that was used last comes first. */
let lastColour: NoteColour = 'gold'

/** Answers the id of the note; nothing where there is none, and why not is told. */
export async function mark(
  subject: NoteSubject,
  spots: TextAnchor[],
  colour = lastColour,
): Promise<string | undefined> {
  await openDesk()
  if (!spots.length || tellNoRoom()) return undefined
  if (spots.length > WORKSPACE.anchors) {
    toast(fill(words.tooMany, { most: WORKSPACE.anchors }))
    return undefined
  }
  lastColour = colour
  const { on, title, route, params, citation } = subject
  const madeAt = Date.now()
  const id = newId('note', madeAt, Math.random())
  change([{ id, kind: 'note', body: { on, title, route, params, citation, colour, spots, madeAt } }], words.marked)
  return id
}
