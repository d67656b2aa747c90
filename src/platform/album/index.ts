import Taro from '@tarojs/taro'
import { refusalOf } from '../wechat-failure'
import type { AlbumOutcome, AlbumPort } from './port'

/** What is refused by a permission is told in words only, and not in the same ones on every phone. */
const REASONS: ReadonlyArray<readonly [RegExp, AlbumOutcome]> = [
  [/system.*(?:permission|den)/i, 'refusedBySystem'],
  [/auth.*(?:den|no response)/i, 'refused'],
]

function outcomeOf(error: unknown): AlbumOutcome {
  const refusal = refusalOf(error)
  if (refusal !== 'failed') return refusal
  const { errMsg } = (error ?? {}) as { errMsg?: unknown }
  const reason = REASONS.find(([words]) => typeof errMsg === 'string' && words.test(errMsg))
  return reason?.[1] ?? 'failed'
}

export const album: AlbumPort = {
  saves: true,
  saveImage: filePath => Taro.saveImageToPhotosAlbum({ filePath }).then(() => 'saved' as const, outcomeOf),
  async openSettings(refusal) {
    try {
      const isOfSystem = refusal === 'refusedBySystem' && Taro.canIUse('openAppAuthorizeSetting')
      await (isOfSystem ? Taro.openAppAuthorizeSetting({}) : Taro.openSetting())
    } catch {
      // The reader came back without a choice.
    }
  },
}
