/** A document as a file: asked for as who is here, and every way it may end is told. */
import Taro from '@tarojs/taro'
import { useState } from 'react'
import { meetUnauthorized } from '@/api/announce'
import { errorIdOf, sentenceFor } from '@/api/errors'
import { visitorHeaders } from '@/api/http'
import { copy } from '@/copy'
import { LIMITS } from '@/domain/limits'
import { download } from '@/platform/download'
import { settings } from '@/platform/settings'
import { useSession } from './session'

/** Until then nobody wonders. */
const SLOW = 2000

export interface FileOfDocument {
  /** Where the file is, from the API host on. */
  path: string
  title: string
  /** A document whose text may not be read has no file. */
  isPublic: boolean
}

const say = (title: string) => void Taro.showToast({ title, icon: 'none', duration: LIMITS.toast.usual })

/** Once it is shown, nothing need be said. */
export async function downloadDocument({ path, title, isPublic }: FileOfDocument): Promise<void> {
  if (!isPublic) return say(copy.download.notPublic)
  const { token } = useSession.getState()
  const slow = setTimeout(() => say(copy.download.slow), SLOW)
  const outcome = await download.download({
    url: settings.apiHost + path,
    name: `${title}.docx`,
    headers: visitorHeaders(token),
  })
  clearTimeout(slow)
  if (outcome === 'saved') return say(copy.download.saved)
  if (outcome === 'failed') return say(copy.download.failed)
  if (outcome === 'opened') return
  const id = errorIdOf(outcome.refused) ?? 'garbled'
  if (id === 'unauthorized') meetUnauthorized(token)
  else say(sentenceFor({ id, status: outcome.refused }))
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
