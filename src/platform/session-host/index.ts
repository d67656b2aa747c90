import Taro from '@tarojs/taro'
import { storage } from '@/platform/storage'
import { FINGERPRINT_KEY } from '@/platform/storage/keys'
import type { SessionHostPort } from '../ports/session'

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

  // There is no state to check, because the login code of a mini-program never leaves the app.
  takePendingState: () => undefined,

  afterExpiry() {
    storage.clear([FINGERPRINT_KEY])
    return 'home'
  },
}
