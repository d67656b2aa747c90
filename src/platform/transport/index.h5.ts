import { prerenderedPage } from '@/platform/prerender'
import { offline } from '@/platform/offline'
import { withDeadline } from './abort'
import type { TransportPort, TransportReply, TransportRequest } from '../ports/data'

/** The header of a cached reply. config/service-worker/replies.ts sets it. */
const CACHED_ON = 'kept-on'

async function exchange(
  { url, method, headers, body }: TransportRequest,
  signal: AbortSignal,
): Promise<TransportReply> {
  // Same-origin cookies are sent for the gateways that some offices run. Another origin gets no cookies.
  const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' })
  const cachedDay = response.headers.get(CACHED_ON)
  if (cachedDay) offline.reportCached(cachedDay)
  return { kind: 'reply', status: response.status, text: await response.text() }
}

export const transport: TransportPort = {
  async send(request) {
    const text = prerenderedPage.takeReply(request)
    if (text !== undefined) return { kind: 'reply', status: 200, text }
    return withDeadline(request, () => {
      const controller = new AbortController()
      return { reply: exchange(request, controller.signal), cancel: () => controller.abort() }
    })
  },
}
