import { typeScale } from '@domain/type-scale'

/** The default font size of browsers in px. */
const DEFAULT_SIZE = 16

const root = () => document.documentElement

const never: (listener: () => void) => () => void = () => () => {}

/**
 * Sets the type size by a class. src/styles/tokens.scss reads the class and the browser's font size, so nothing
 * renders again.
 */
export const typeSize = {
  setElder: (isElder: boolean) => void root().classList.toggle('elder', isElder),

  isElder: () => root().classList.contains('elder'),

  scale: () => typeScale(parseFloat(getComputedStyle(root()).fontSize) / DEFAULT_SIZE, typeSize.isElder()),

  onChange: never,
}
