/** Keeping a document on the desk, and taking it off again. */
import { copy, fill } from '@/copy/keep'
import type { KeptDocument } from '@domain/desk/entry'
import { countOf } from '@domain/desk/ledger'
import { DESK } from '@domain/desk/limits'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { type Change, changeDesk, openDesk, useDesk } from '@/stores/desk'
import { syncSoon } from './sync-desk'

const { keep: words } = copy

/** Does it, tells the services soon, and lets it be undone for a while. */
export function change(changes: Change[], done: string) {
  const before = changeDesk(changes)
  syncSoon()
  const undo = () => {
    changeDesk(before)
    syncSoon()
    toast(words.undone)
  }
  toast(done, { duration: DESK.undo, action: { label: words.undo, onTap: undo, sensorsName: 'desk_undo' } })
}

export const hasRoom = () => {
  const room = countOf(useDesk.getState().ledger) < DESK.entries
  if (!room) toast(fill(words.full, { most: DESK.entries }))
  return room
}

export async function keepDocument(id: string, body: Omit<KeptDocument, 'folders' | 'keptAt'>) {
  await openDesk()
  if (!hasRoom()) return
  changeDesk([{ id, kind: 'document', body: { ...body, folders: [], keptAt: Date.now() } }])
  syncSoon()
  const into = { label: words.into, onTap: () => void open('desk', { place: id }), sensorsName: 'desk_place' }
  toast(words.kept, { duration: DESK.undo, action: into })
}

export const dropDocument = (id: string) => change([{ id, kind: 'document' }], words.dropped)
