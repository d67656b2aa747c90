/** Stores documents as they are read, and reads stored ones when loading fails. */
import { dayOf } from '@domain/format/dates'
import { textsCopy, fill } from '@/copy/texts'
import type { ReadableDocument } from '@/libraries/document'
import { offline } from '@/platform/offline'
import { toast } from '@/platform/messages'
import { type Result, isOffline, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { type TextSource, readText, markWithdrawn, removeText, storeText } from '.'

/** Stores a document that was read, unless the reader has logged out in the meantime. */
export async function storeReadText(place: TextSource, document: ReadableDocument, token: string | undefined) {
  if (useSession.getState().token !== token) return
  await storeText(place, document)
  await markWithdrawn(place, false)
}

/** The services' error for a document that was withdrawn at the request of a person named in it. */
const WITHDRAWN = 'document_withdrawn'

/**
 * Returns the copy on this device, if the device is offline or the services have withdrawn the document. A document that was
 * withdrawn at a person's request is deleted here too.
 */
export async function fallBackToStored(
  place: TextSource,
  failed: Result<ReadableDocument>,
): Promise<Result<ReadableDocument>> {
  if (failed.ok) return failed
  if (failed.error.code === WITHDRAWN) {
    await Promise.all([markWithdrawn(place, true), removeText(place)])
    return failed
  }
  const isGone = failed.error.id === 'not_found' || failed.error.id === 'gone'
  if (isGone) void markWithdrawn(place, true)
  else if (!isOffline(failed.error)) return failed
  const copy = await readText(place)
  if (!copy) return failed
  const day = dayOf(new Date(copy.readAt))
  if (isGone) toast(fill(textsCopy.texts.withdrawn, { day }))
  else offline.reportCached(day)
  return success(copy.document)
}
