import Taro from '@tarojs/taro'
import type { UpdatesPort } from './port'

/** WeChat looks for a new version at each cold start and fetches it behind the app; unless restarted, the next start has it. */
export const updates: UpdatesPort = {
  watch({ onReady, onFailed }) {
    const manager = Taro.getUpdateManager()
    manager.onUpdateReady(() => onReady(() => manager.applyUpdate()))
    manager.onUpdateFailed(onFailed)
  },
}
