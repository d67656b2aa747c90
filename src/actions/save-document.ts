/** Keeping a document on the desk, and taking it off again. */
import { keepCopy, fill } from '@/copy/bookmark'
import type { DocumentDraft } from '@domain/workspace/entry'
import { countOf } from '@domain/workspace/sync-state'
import { LIMITS } from '@domain/limits'
import { WORKSPACE } from '@domain/workspace/limits'
import { toast } from '@/platform/toast'
import { open } from '@/routing/navigation'
import { type Change, changeDesk, openDesk, useDesk } from '@/stores/workspace'
import { syncSoon } from './sync-workspace'

const { keep: words } = keepCopy

/** Does it, tells the services soon, and lets it be undone for a while. */
export function change(changes: Change[], done: string) {
  const before = changeDesk(changes)
  syncSoon()
  const undo = () => {
    changeDesk(before)
    syncSoon()
    toast(words.undone)
  }
  toast(done, { duration: LIMITS.toast.undo, action: { label: words.undo, onTap: undo, sensorsName: 'desk_undo' } })
}

/** Tells why nothing more can be kept: it is not known yet whose it would be, or there is no room. */
export function tellNoRoom(): boolean {
  const { owner, ledger } = useDesk.getState()
  if (owner === undefined) toast(keepCopy.error.network)
  else if (countOf(ledger) >= WORKSPACE.entries) toast(fill(words.full, { most: WORKSPACE.entries }))
  else return false
  return true
}

/** Answers whether it lies there now. */
export async function keepDocument(id: string, body: DocumentDraft): Promise<boolean> {
  await openDesk()
  if (tellNoRoom()) return false
  changeDesk([{ id, kind: 'document', body: { ...body, folders: [], keptAt: Date.now() } }])
  syncSoon()
  const into = { label: words.into, onTap: () => void open('desk', { place: id }), sensorsName: 'desk_place' }
  toast(words.kept, { duration: LIMITS.toast.undo, action: into })
  return true
}

export const dropDocument = (id: string) => change([{ id, kind: 'document' }], words.dropped)
