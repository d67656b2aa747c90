/** Sends a document as a file, with the visitor's login. If the host cannot send files, downloads it instead. */
import { copy } from '@/copy'
import { sendFile } from '@/platform/send-file'
import { settings } from '@/platform/settings'
import { toast } from '@/platform/messages'
import { reportUnauthorized } from '@/request/connection'
import { errorIdOfStatus, errorSentence } from '@/request/errors'
import { visitorHeaders } from '@/request/http'
import { useSession } from '@/stores/session'
import { type DocumentFile, downloadDocument } from './download-document'

export async function sendDocument(file: DocumentFile): Promise<void> {
  const { token } = useSession.getState()
  const outcome = await sendFile.send({
    url: settings.apiHost + file.path,
    name: `${file.title}.docx`,
    headers: visitorHeaders(token),
  })
  if (outcome === 'sent' || outcome === 'cancelled') return
  if (outcome === 'unavailable') return downloadDocument(file)
  if (outcome === 'failed') return toast(copy.download.failed, { mark: 'failed' })
  const id = errorIdOfStatus(outcome.refusedStatus) ?? 'garbled'
  if (id === 'unauthorized') reportUnauthorized(token)
  else toast(errorSentence({ id, status: outcome.refusedStatus }))
}
