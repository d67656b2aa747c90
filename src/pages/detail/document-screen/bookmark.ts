/** Reads and changes the bookmark of a document. The page loads this file when it is idle. */
import { openWorkspaceToSave, removeDocument, saveDocument } from '@/actions/save-document'
import { documentToSave } from '@/libraries/saved-document'
import { openWorkspace, useWorkspace } from '@/stores/workspace'
import { type ShownDocument, workspaceIdOfShown } from './place'

const isBookmarked = (shown: ShownDocument) =>
  useWorkspace.getState().syncState[workspaceIdOfShown(shown)]?.body !== undefined

/**
 * Calls `tell` with the state of the bookmark, at once and after each change of the workspace. Returns a function that
 * stops the calls.
 */
export function watchBookmark(shown: ShownDocument, tell: (on: boolean) => void) {
  void openWorkspace()
  tell(isBookmarked(shown))
  return useWorkspace.subscribe(() => tell(isBookmarked(shown)))
}

/**
 * Saves the document if `isSaved`, or else removes it. The tapped button offered this state. The bookmark may have
 * changed since, so this function does not simply switch it.
 */
export async function setBookmark(shown: ShownDocument, isSaved: boolean) {
  await openWorkspaceToSave()
  if (isSaved === isBookmarked(shown)) return
  if (!isSaved) return removeDocument(workspaceIdOfShown(shown))
  const { source, params, document } = shown
  const { category, route } = source
  await saveDocument(workspaceIdOfShown(shown), documentToSave({ ...document, category, opens: { route, params } }))
}
