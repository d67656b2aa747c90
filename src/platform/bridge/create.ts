import { isHttpUrl } from '@domain/format/web-address'
import type { createClient } from './client'
import { parseNativeHistory } from './history'
import type { BridgePort } from './port'
import type { BridgeMethod } from './protocol'

/** The port's methods over a client. What the wrapper could only refuse is not sent. */
export function createBridge(available: () => boolean, { call }: ReturnType<typeof createClient>): BridgePort {
  const done = async (method: BridgeMethod, params?: object) => ((await call(method, params))?.ok ? true : undefined)

  return {
    available,
    async getBigDataSearchHistory(searchType) {
      const reply = await call('getBigDataSearchHistory', { searchType })
      return reply?.ok ? parseNativeHistory(reply.data) : undefined
    },
    openUrl: async url => (isHttpUrl(url) ? done('openUrl', { url }) : undefined),
    close: () => done('close'),
    save: async file => (isHttpUrl(file.url) ? done('save', file) : undefined),
    share: async content => (isHttpUrl(content.url) ? (await call('share', content))?.ok : undefined),
    turnToLoginPage: () => done('turnToLoginPage'),
    turnToCommitTablePage: query => done('turnToCommitTablePage', { query }),
  }
}
