import Taro from '@tarojs/taro'
import { wechatFailureOf } from '../wechat-failure'
import type { AlbumOutcome, AlbumPort } from '../ports/files'

/**
 * Recognises the reason of a failure by its message. WeChat sends no code for a missing permission, and messages
 * differ between phones.
 */
const REASONS: ReadonlyArray<readonly [RegExp, AlbumOutcome]> = [
  [/system.*(?:permission|den)/i, 'refusedBySystem'],
  [/auth.*(?:den|no response)/i, 'refused'],
]

function outcomeOf(error: unknown): AlbumOutcome {
  const failure = wechatFailureOf(error)
  if (failure !== 'failed') return failure
  const { errMsg } = (error ?? {}) as { errMsg?: unknown }
  const reason = REASONS.find(([words]) => typeof errMsg === 'string' && words.test(errMsg))
  return reason?.[1] ?? 'failed'
}

export const album: AlbumPort = {
  canSave: true,
  saveImage: filePath => Taro.saveImageToPhotosAlbum({ filePath }).then(() => 'saved' as const, outcomeOf),
  async openSettings(failure) {
    try {
      const isSystemRefusal = failure === 'refusedBySystem' && Taro.canIUse('openAppAuthorizeSetting')
      await (isSystemRefusal ? Taro.openAppAuthorizeSetting({}) : Taro.openSetting())
    } catch {
      // The reader returned from the privacy dialog without a choice.
    }
  },
}
