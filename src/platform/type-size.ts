import { typeScale } from '@domain/type-scale'
import { appInfo } from './system-info'

/** WeChat's default font size in px on an iPhone; on Android it is 16. */
const DEFAULT_SIZE = 17

/** Newer than Taro's types. */
interface FontSizeInfo {
  fontSizeScaleFactor?: number
  fontSizeSetting?: number
}

let elder = false
const listeners = new Set<() => void>()

/** The scale that the reader set in WeChat. Older versions report only the size. */
function wechatScale() {
  const { fontSizeScaleFactor, fontSizeSetting = DEFAULT_SIZE } = appInfo() as FontSizeInfo
  return fontSizeScaleFactor ?? fontSizeSetting / DEFAULT_SIZE
}

export const typeSize = {
  /** Switches 长辈模式 on or off. */
  setElder(isElder: boolean) {
    elder = isElder
    for (const listener of listeners) listener()
  },

  isElder: () => elder,

  scale: () => typeScale(wechatScale(), elder),

  /** Calls the listener when the type size changes. Returns a function that stops it. */
  onChange(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
