/** Reads and changes the bookmark of a document. The page loads this file when it is idle. */
import { removeDocument, saveDocument } from '@/actions/save-document'
import { savedDocumentOf } from '@/libraries/saved-document'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { type OpenDocument, openDocumentWorkspaceId } from './place'

const isBookmarked = (read: OpenDocument) =>
  useWorkspace.getState().syncState[openDocumentWorkspaceId(read)]?.body !== undefined

/** Calls `tell` at once and after each change. Returns a function that stops the calls. */
export function watchBookmark(read: OpenDocument, tell: (on: boolean) => void) {
  void openWorkspace()
  tell(isBookmarked(read))
  return useWorkspace.subscribe(() => tell(isBookmarked(read)))
}

/**
 * Saves or removes the bookmark. The reader gets the state that the tapped button showed, even if the bookmark has
 * changed in the meantime.
 */
export async function setBookmark(read: OpenDocument, isSaved: boolean) {
  await openWorkspace()
  if (isSaved === isBookmarked(read)) return
  if (!isSaved) return removeDocument(openDocumentWorkspaceId(read))
  const { source, params, document } = read
  const { category, route } = source
  await saveDocument(
    openDocumentWorkspaceId(read),
    savedDocumentOf({ ...document, category, opens: { route, params } }),
  )
}
