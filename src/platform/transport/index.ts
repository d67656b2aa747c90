import Taro from '@tarojs/taro'
import { withDeadline } from './abort'
import type { TransportPort } from '../ports/data'

/**
 * The host's own timeout is longer than the app's by this many ms. The app's timeout therefore ends a slow request
 * first.
 */
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
        // The host parses the text only for the type 'json'.
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
