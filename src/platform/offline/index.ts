import Taro from '@tarojs/taro'
import { TEXTS_DATABASE } from '@/platform/vault/names'
import { type Offline, cachedDay } from './port'

const nothing = () => undefined

/**
 * Needs no service worker: WeChat stores the mini-program itself, and platform/vault stores the documents that were
 * read.
 */
export const offline: Offline = {
  begin: nothing,

  forget: () =>
    Taro.getFileSystemManager().rmdir({
      dirPath: `${Taro.env.USER_DATA_PATH}/${TEXTS_DATABASE}`,
      recursive: true,
      fail: nothing,
    }),

  reportCached: cachedDay.set,
  cachedDay: cachedDay.read,
  watch: cachedDay.watch,

  /** Opens the top screen again. */
  retry() {
    cachedDay.set(undefined)
    const { route = '', options = {} } = Taro.getCurrentPages().pop() ?? {}
    // The values are still encoded as in the address, so they are not encoded again.
    const query = Object.entries(options as Record<string, string>).map(([name, value]) => `${name}=${value}`)
    void Taro.redirectTo({ url: `/${route}${query.length ? `?${query.join('&')}` : ''}` })
  },
}
