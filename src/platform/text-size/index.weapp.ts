import Taro from '@tarojs/taro'
import { clampScale } from './clamp'
import type { TextSizePort } from './port'

/** What WeChat's own setting says at its standard step. */
const STANDARD = 17

/** Taro's type of this call misses the field. */
const appBase = () => Taro.getAppBaseInfo() as { fontSizeSetting?: number }

export const textSize: TextSizePort = {
  scale: () => clampScale((appBase().fontSizeSetting ?? STANDARD) / STANDARD),
}
