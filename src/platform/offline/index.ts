import Taro from '@tarojs/taro'
import { TEXTS } from '@/platform/vault/names'
import { type Offline, keptDay } from './port'

const nothing = () => undefined

/** The mini-program itself is kept by WeChat; what was read in it, by platform/vault. */
export const offline: Offline = {
  begin: nothing,

  forget: () =>
    Taro.getFileSystemManager().rmdir({
      dirPath: `${Taro.env.USER_DATA_PATH}/${TEXTS}`,
      recursive: true,
      fail: nothing,
    }),

  tellKept: keptDay.tell,
  keptDay: keptDay.get,
  watch: keptDay.watch,

  /** The screen on top once more. */
  retry() {
    keptDay.tell(undefined)
    const { route = '', options = {} } = Taro.getCurrentPages().pop() ?? {}
    // They are as they stood in the address, and need no encoding.
    const query = Object.entries(options as Record<string, string>).map(([name, value]) => `${name}=${value}`)
    void Taro.redirectTo({ url: `/${route}${query.length ? `?${query.join('&')}` : ''}` })
  },
}
