/** What reading a document does to what lies on the device, and the other way round. */
import { dayOf } from '@domain/format/dates'
import { textsCopy, fill } from '@/copy/texts'
import type { ReadableDocument } from '@/libraries/document'
import { offline } from '@/platform/offline'
import { toast } from '@/platform/toast'
import { type Result, isOffline, success } from '@/request/errors'
import { useSession } from '@/stores/session'
import { type Place, findText, noteFate, storeText } from '.'

/** Whoever is here by now may not be who read it. */
export async function noteRead(place: Place, document: ReadableDocument, token: string | undefined) {
  if (useSession.getState().token !== token) return
  await storeText(place, document)
  await noteFate(place, false)
}

/** Where nobody answers, or the services no longer have it: as it was read last on this device. */
export async function readInstead(place: Place, failed: Result<ReadableDocument>): Promise<Result<ReadableDocument>> {
  if (failed.ok) return failed
  const isGone = failed.error.id === 'not_found' || failed.error.id === 'gone'
  if (isGone) void noteFate(place, true)
  else if (!isOffline(failed.error)) return failed
  const found = await findText(place)
  if (!found) return failed
  const day = dayOf(new Date(found.readAt))
  if (isGone) toast(fill(textsCopy.texts.gone, { day }))
  else offline.tellKept(day)
  return success(found.document)
}
