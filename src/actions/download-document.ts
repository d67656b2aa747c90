/** Downloads a document as a file, in the visitor's name, and tells the reader how it ended. */
import { useState } from 'react'
import { toast } from '@/platform/toast'
import { reportUnauthorized } from '@/request/connection'
import { errorIdOf, sentenceFor } from '@/request/errors'
import { visitorHeaders } from '@/request/http'
import { copy } from '@/copy'
import { download } from '@/platform/download'
import { settings } from '@/platform/settings'
import { useSession } from '@/stores/session'

/** After so many ms the reader is told that it takes its time. */
const SLOW = 2000

export interface FileOfDocument {
  /** Where the file is, from the API host on. */
  path: string
  title: string
  /** A document whose text may not be read has no file. */
  isPublic: boolean
}

export async function downloadDocument({ path, title, isPublic }: FileOfDocument): Promise<void> {
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
  if (outcome === 'failed') return toast(copy.download.failed, { mark: 'failed' })
  // It is before the reader's eyes.
  if (outcome === 'opened') return
  const id = errorIdOf(outcome.refused) ?? 'garbled'
  if (id === 'unauthorized') reportUnauthorized(token)
  else toast(sentenceFor({ id, status: outcome.refused }))
}

/** One at a time. */
export function useDownload() {
  const [busy, setBusy] = useState(false)
  const start = async (file: FileOfDocument) => {
    if (busy) return
    setBusy(true)
    await downloadDocument(file)
    setBusy(false)
  }
  return { busy, start }
}
