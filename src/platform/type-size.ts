import { typeScale } from '@domain/type-scale'
import { appInfo } from './system-info'

/** WeChat's default font size in px on an iPhone. On Android the default is 16. */
const DEFAULT_SIZE = 17

/** The font size fields of WeChat that Taro's types lack. */
interface FontSizeInfo {
  fontSizeScaleFactor?: number
  fontSizeSetting?: number
}

let elder = false
const listeners = new Set<() => void>()

/** Returns the font scale that the reader set in WeChat. Older versions report only the size. */
function wechatScale() {
  const { fontSizeScaleFactor, fontSizeSetting = DEFAULT_SIZE } = appInfo() as FontSizeInfo
  return fontSizeScaleFactor ?? fontSizeSetting / DEFAULT_SIZE
}

export const typeSize = {
  /** Switches 长辈模式 (the mode for elderly readers) on or off. */
  setElder(isElder: boolean) {
    elder = isElder
    for (const listener of listeners) listener()
  },

  isElder: () => elder,

  scale: () => typeScale(wechatScale(), elder),

  /** Calls the listener when 长辈模式 is switched on or off. Returns a function that stops this. */
  onChange(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
