import { typeScale } from '@domain/type-scale'

/** The default font size of browsers in px. */
const DEFAULT_SIZE = 16

const root = () => document.documentElement

const never: (listener: () => void) => () => void = () => () => {}

/**
 * Sets the font size by a class. src/styles/tokens.scss depends on the class and on the browser's font size,
 * so no component renders again.
 */
export const typeSize = {
  setElder: (isElder: boolean) => void root().classList.toggle('elder', isElder),

  isElder: () => root().classList.contains('elder'),

  scale: () => typeScale(parseFloat(getComputedStyle(root()).fontSize) / DEFAULT_SIZE, typeSize.isElder()),

  onChange: never,
}
