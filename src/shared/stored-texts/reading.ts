/** Stores documents when they are read. Shows the stored copy when loading fails. */
import { dayOf } from '@domain/format/dates'
import { storedTextsCopy, fill } from '@/copy/stored-texts'
import type { ReadableDocument } from '@/libraries/document'
import { offline } from '@/platform/offline'
import { toast } from '@/platform/messages'
import { type Result, isOfflineError, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { type DocumentAddress, readStoredText, markWithdrawn, removeStoredText, storeDocumentText } from '.'

/** Stores a document that was read, unless the reader has logged out in the meantime. */
export async function storeReadDocument(place: DocumentAddress, document: ReadableDocument, token: string | undefined) {
  if (useSession.getState().token !== token) return
  await storeDocumentText(place, document)
  await markWithdrawn(place, false)
}

/** The error code for a document that was withdrawn at the request of a person named in it. */
const WITHDRAWN = 'document_withdrawn'

/**
 * Returns the stored copy if the device is offline, or if the services no longer have the document. In all other cases,
 * or without a copy, returns `failed`. After a withdrawal at a person's request, deletes the copy and returns `failed`.
 */
export async function fallBackToStoredCopy(
  place: DocumentAddress,
  failed: Result<ReadableDocument>,
): Promise<Result<ReadableDocument>> {
  if (failed.ok) return failed
  if (failed.error.code === WITHDRAWN) {
    await Promise.all([markWithdrawn(place, true), removeStoredText(place)])
    return failed
  }
  const isGone = failed.error.id === 'not_found' || failed.error.id === 'gone'
  if (isGone) void markWithdrawn(place, true)
  else if (!isOfflineError(failed.error)) return failed
  const copy = await readStoredText(place)
  if (!copy) return failed
  const day = dayOf(new Date(copy.readAt))
  if (isGone) toast(fill(storedTextsCopy.texts.withdrawn, { day }))
  else offline.reportCached(day)
  return success(copy.document)
}
