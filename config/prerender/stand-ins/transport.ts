/** Replaces src/platform/transport. Requests go to the services of this process. */
import type { TransportPort } from '@/platform/ports/data'
import { requestKeyOf } from '@/platform/prerender/request-key'
import { currentRenderPass } from '../render-pass'

export const transport: TransportPort = {
  async send(request) {
    const { replies, fetch } = currentRenderPass()
    const text = await fetch(request)
    if (text === undefined) return { kind: 'network' }
    replies[requestKeyOf(request)] = text
    return { kind: 'reply', status: 200, text }
  },
}
