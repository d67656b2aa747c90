/** Adds a highlight to a selected text. */
import { notesCopy, fill } from '@/copy/notes'
import { newEntryId } from '@domain/workspace/new-id'
import type { NoteColour, TextAnchor } from '@domain/workspace/note'
import { WORKSPACE_LIMITS } from '@domain/workspace/limits'
import { changeWorkspaceWithUndo, openWorkspaceToSave, warnIfCannotSave } from '@/actions/save-document'
import { toast } from '@/platform/messages'
import type { NoteSubject } from './types'

const { notes: words } = notesCopy

/** The colour that the reader used last. It is the default of the next highlight. */
let lastColour: NoteColour = 'gold'

/** Adds a highlight. Returns the id of its note. If that is impossible, shows a message and returns `undefined`. */
export async function addHighlight(
  subject: NoteSubject,
  anchors: TextAnchor[],
  colour = lastColour,
): Promise<string | undefined> {
  await openWorkspaceToSave()
  if (!anchors.length || warnIfCannotSave()) return undefined
  if (anchors.length > WORKSPACE_LIMITS.anchors) {
    toast(fill(words.tooMany, { most: WORKSPACE_LIMITS.anchors }))
    return undefined
  }
  lastColour = colour
  const { on, route, params, citation } = subject
  const title = subject.title.slice(0, WORKSPACE_LIMITS.title)
  const madeAt = Date.now()
  const id = newEntryId('note', madeAt, Math.random())
  changeWorkspaceWithUndo(
    [{ id, kind: 'note', body: { on, title, route, params, citation, colour, spots: anchors, madeAt } }],
    words.marked,
  )
  return id
}
