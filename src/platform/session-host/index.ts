import Taro from '@tarojs/taro'
import { storage } from '@/platform/storage'
import { FINGERPRINT_KEY } from '@/platform/storage/keys'
import type { SessionHostPort } from './port'

export const sessionHost: SessionHostPort = {
  tokenFromCookie: () => undefined,
  dropCookie: () => undefined,
  needsLoginInfo: true,

  async login({ state }) {
    try {
      const { code } = await Taro.login()
      return code ? { kind: 'done', code, state } : { kind: 'failed' }
    } catch {
      return { kind: 'failed' }
    }
  },

  // The login code never leaves the app, so there is no foreign state to check.
  takePendingState: () => undefined,

  afterExpiry() {
    storage.clear([FINGERPRINT_KEY])
    return 'home'
  },
}
