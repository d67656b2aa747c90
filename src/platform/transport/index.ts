import Taro from '@tarojs/taro'
import { withDeadline } from './abort'
import type { TransportPort } from '../ports/data'

/** The host's own timeout is this many ms longer than the app's, which normally ends the request first. */
const GRACE = 5000

export const transport: TransportPort = {
  send: ({ url, method, headers, body, timeout, signal }) =>
    withDeadline({ timeout, signal }, () => {
      const task = Taro.request<unknown>({
        url,
        method,
        header: headers,
        data: body,
        timeout: timeout + GRACE,
        // With any type but 'json' the host does not parse the text.
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
