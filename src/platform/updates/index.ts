import Taro from '@tarojs/taro'
import type { UpdatesPort } from './port'

/** WeChat checks for a new version at each cold start and downloads it in the background. It applies at a restart. */
export const updates: UpdatesPort = {
  watch({ onReady, onFailed }) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => onReady(() => manager.applyUpdate()))
    manager.onUpdateFailed(onFailed)
  },
}
