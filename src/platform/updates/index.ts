import Taro from '@tarojs/taro'
import type { UpdatesPort } from '../ports/session'

/**
 * Reports new versions. WeChat checks for one at each cold start and downloads it in the background. A restart applies
 * it.
 */
export const updates: UpdatesPort = {
  watch({ onReady, onFailed }) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => onReady(() => manager.applyUpdate()))
    manager.onUpdateFailed(onFailed)
  },
}
