import { isHttpUrl } from '@domain/format/address'
import { bridge } from '@/platform/bridge'
import { host } from '@/platform/host'
import type { DownloadOutcome, DownloadPort, DownloadRequest, HttpRefusal } from '../ports/files'

/** The time in ms after which the object URL of the file is revoked. By then the slowest browser has read the file. */
const REVOKE_AFTER = 60_000

function saveAs(href: string, name: string) {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.download = name
  anchor.rel = 'noopener'
  document.body.appendChild(anchor)
  anchor.click()
  anchor.remove()
}

export function saveBlob(content: Blob, name: string) {
  const href = URL.createObjectURL(content)
  saveAs(href, name)
  setTimeout(() => URL.revokeObjectURL(href), REVOKE_AFTER)
}

const TIMEOUT = 60_000

/** Fetches the file first, because a link cannot carry headers. */
async function fetchFile(url: string, headers: Record<string, string>): Promise<Blob | HttpRefusal | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), TIMEOUT)
  try {
    const response = await fetch(url, { headers, signal: controller.signal, credentials: 'same-origin' })
    return response.ok ? await response.blob() : { refusedStatus: response.status }
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

async function saveInBrowser({ url, name, headers }: DownloadRequest): Promise<DownloadOutcome> {
  if (!headers) {
    saveAs(url, name)
    return 'saved'
  }
  const file = await fetchFile(url, headers)
  if (!file) return 'failed'
  if ('refusedStatus' in file) return file
  saveBlob(file, name)
  return 'saved'
}

export const download: DownloadPort = {
  async download(request) {
    const url = new URL(request.url, location.href).href
    if (!isHttpUrl(url)) return 'failed'
    if (host.current() !== 'app') return saveInBrowser({ ...request, url })
    // A webview cannot save files, so the wrapper downloads the file. It has its own session and gets none of
    // the app's headers.
    return (await bridge.save({ url, name: request.name })) ? 'accepted' : 'failed'
  },
}
