/** Downloads a document as a file, with the visitor's login, and shows the outcome. */
import { toast } from '@/platform/messages'
import { useBusy } from '@/platform/use-busy'
import { reportUnauthorized } from '@/request/connection'
import { errorIdOfStatus, errorSentence } from '@/request/errors'
import { visitorHeaders } from '@/request/http'
import { copy } from '@/copy'
import { download } from '@/platform/download'
import { settings } from '@/platform/settings'
import { useSession } from '@/stores/session'

/** Milliseconds until a message says that the download is slow. */
const SLOW = 2000

export interface DocumentFile {
  /** The path on the API host. */
  path: string
  title: string
  /** Whether the text is public. A document whose text is not public has no file. */
  isPublic: boolean
}

export async function downloadDocument({ path, title, isPublic }: DocumentFile): Promise<void> {
  if (!isPublic) return toast(copy.download.notPublic)
  const { token } = useSession.getState()
  const slow = setTimeout(() => toast(copy.download.slow), SLOW)
  const outcome = await download.download({
    url: settings.apiHost + path,
    name: `${title}.docx`,
    headers: visitorHeaders(token),
  })
  clearTimeout(slow)
  if (outcome === 'saved') return toast(copy.download.saved, { mark: 'done' })
  if (outcome === 'accepted') return toast(copy.download.accepted)
  if (outcome === 'failed') return toast(copy.download.failed, { mark: 'failed' })
  // If the file has opened, the reader needs no message.
  if (outcome === 'opened') return
  const id = errorIdOfStatus(outcome.refusedStatus) ?? 'garbled'
  if (id === 'unauthorized') reportUnauthorized(token)
  else toast(errorSentence({ id, status: outcome.refusedStatus }))
}

/** Runs one download at a time. */
export function useDownload() {
  const { busy, run } = useBusy()
  return { busy, start: (file: DocumentFile) => run(() => downloadDocument(file)) }
}
