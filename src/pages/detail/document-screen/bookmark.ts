/** Reads and changes the bookmark of a document. The code loads when the app is idle. */
import { removeDocument, saveDocument } from '@/actions/save-document'
import { savedDocumentOf } from '@/libraries/saved-document'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { type OpenDocument, workspaceId } from './place'

const isBookmarked = (read: OpenDocument) => useWorkspace.getState().syncState[workspaceId(read)]?.body !== undefined

/** Calls `tell` now and after each change. Returns the function that ends these calls. */
export function watchBookmark(read: OpenDocument, tell: (on: boolean) => void) {
  void openWorkspace()
  tell(isBookmarked(read))
  return useWorkspace.subscribe(() => tell(isBookmarked(read)))
}

/** Sets the bookmark to the state that the tapped button announced, even if the bookmark has changed since. */
export async function setBookmark(read: OpenDocument, isSaved: boolean) {
  await openWorkspace()
  if (isSaved === isBookmarked(read)) return
  if (!isSaved) return removeDocument(workspaceId(read))
  const { source, params, document } = read
  const { category, route } = source
  await saveDocument(workspaceId(read), savedDocumentOf({ ...document, category, opens: { route, params } }))
}
