/** Whether a document lies on the desk, and how it comes there and goes: fetched when nothing better is to be done. */
import { removeDocument, saveDocument } from '@/actions/save-document'
import { savedDocumentOf } from '@/libraries/saved-document'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { type OpenDocument, workspaceId } from './workspace-id'

const isBookmarked = (read: OpenDocument) => useWorkspace.getState().syncState[workspaceId(read)]?.body !== undefined

/** Tells now, and whenever it changes. Answers how to end it. */
export function watchBookmark(read: OpenDocument, tell: (on: boolean) => void) {
  void openWorkspace()
  tell(isBookmarked(read))
  return useWorkspace.subscribe(() => tell(isBookmarked(read)))
}

/** What the key said when it was tapped is done, whatever has come to be known since. */
export async function setBookmark(read: OpenDocument, isSaved: boolean) {
  await openWorkspace()
  if (isSaved === isBookmarked(read)) return
  if (!isSaved) return removeDocument(workspaceId(read))
  const { source, params, document } = read
  const { category, route } = source
  await saveDocument(workspaceId(read), savedDocumentOf({ ...document, category, opens: { route,
    ...metadataIn(facts.filter(fact => fact.known).map(({ value }))
}
