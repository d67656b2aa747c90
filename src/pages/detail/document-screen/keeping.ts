/** Whether a document lies on the desk, and how it comes there and goes: fetched when nothing better is to be done. */
import { removeDocument, saveDocument } from '@/actions/save-document'
import { savedDocumentOf } from '@/libraries/saved-document'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { type Read, deskId } from './desk-id'

const isOn = (read: Read) => useWorkspace.getState().syncState[deskId(read)]?.body !== undefined

/** Tells now, and whenever it changes. Answers how to end it. */
export function watch(read: Read, tell: (on: boolean) => void) {
  void openWorkspace()
  tell(isOn(read))
  return useWorkspace.subscribe(() => tell(isOn(read)))
}

/** What the key said when it was tapped is done, whatever has come to be known since. */
export async function keep(read: Read, wanted: boolean) {
  await openWorkspace()
  if (wanted === isOn(read)) return
  if (!wanted) return removeDocument(deskId(read))
  const { source, params, document } = read
  const { category, route } = source
  await saveDocument(deskId(read), savedDocumentOf({ ...document, category, opens: { route, params } }))
}
