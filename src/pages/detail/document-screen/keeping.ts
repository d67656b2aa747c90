/** Whether a document lies on the desk, and how it comes there and goes: fetched when nothing better is to be done. */
import { dropDocument, keepDocument } from '@/actions/save-document'
import { savedDocumentOf } from '@/libraries/saved-document'
import { openDesk, useDesk } from '@/stores/workspace'
import { type Read, deskId } from './desk-id'

const isOn = (read: Read) => useDesk.getState().ledger[deskId(read)]?.body !== undefined

/** Tells now, and whenever it changes. Answers how to end it. */
export function watch(read: Read, tell: (on: boolean) => void) {
  void openDesk()
  tell(isOn(read))
  return useDesk.subscribe(() => tell(isOn(read)))
}

/** What the key said when it was tapped is done, whatever has come to be known since. */
export async function keep(read: Read, wanted: boolean) {
  await openDesk()
  if (wanted === isOn(read)) return
  if (!wanted) return dropDocument(deskId(read))
  const { source, params, document } = read
  const { category, route } = source
  await keepDocument(deskId(read), savedDocumentOf({ ...document, category, opens: { route, params } }))
}
