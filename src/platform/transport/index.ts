import Taro from '@tarojs/taro'
import { underDeadline } from './deadline'
import type { TransportPort } from './port'

/** The host's own time-out only backs ours up. */
const GRACE = 5000

export const transport: TransportPort = {
  send: ({ url, method, headers, body, timeout, signal }) =>
    underDeadline({ timeout, signal }, () => {
      const task = Taro.request<unknown>({
        url,
        method,
        header: headers,
        data: body,
        timeout: timeout + GRACE,
        // Anything but 'json' leaves the text as it came.
        dataType: 'text',
        responseType: 'text',
      })
      const reply = task.then(({ statusCode, data }) => ({
        kind: 'reply' as const,
        status: statusCode,
        text: typeof data === 'string' ? data : JSON.stringify(data),
      }))
      return { reply, cancel: () => task.abort() }
    }),
}
