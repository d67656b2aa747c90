import { firstPaint } from '@/platform/prerender'
import { offline } from '@/platform/offline'
import { underDeadline } from './deadline'
import type { TransportPort, TransportReply, TransportRequest } from './port'

/** As the service worker writes it: config/service-worker/replies.ts. */
const KEPT_ON = 'kept-on'

async function exchange(
  { url, method, headers, body }: TransportRequest,
  signal: AbortSignal,
): Promise<TransportReply> {
  // Own cookies go along for the gateways that some offices put before the server; another origin gets none.
  const response = await fetch(url, { method, headers, body, signal, credentials: 'same-origin' })
  const keptOn = response.headers.get(KEPT_ON)
  if (keptOn) offline.tellKept(keptOn)
  return { kind: 'reply', status: response.status, text: await response.text() }
}

export const transport: TransportPort = {
  async send(request) {
    const text = firstPaint.replyTo(request)
    if (text !== undefined) return { kind: 'reply', status: 200, text }
    return underDeadline(request, () => {
      const controller = new AbortController()
      return { reply: exchange(request, controller.signal), cancel: () => controller.abort() }
    })
  },
}
