import { typeScale } from '@domain/type-scale'
import { appInfo } from './system-info'

/** In px: what WeChat calls usual on an iPhone; on Android it is 16. */
const USUAL = 17

/** Later than Taro's types. */
interface Asked {
  fontSizeScaleFactor?: number
  fontSizeSetting?: number
}

let elder = false
const listeners = new Set<() => void>()

/** What whoever is here has set in WeChat. Older ones tell the size only. */
function asked() {
  const { fontSizeScaleFactor, fontSizeSetting = USUAL } = appInfo() as Asked
  return fontSizeScaleFactor ?? fontSizeSetting / USUAL
}

export const typeSize = {
  /** Draws as 长辈模式 has it, or as usual. */
  show(isElder: boolean) {
    elder = isElder
    for (const told of listeners) told()
  },

  isElder: () => elder,

  scale: () => typeScale(asked(), elder),

  /** Tells that type is drawn at another size; answers how to stop listening. */
  onChange(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
