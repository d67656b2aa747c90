import { typeScale } from '@domain/type-scale'

/** The browsers' default font size in px. */
const DEFAULT_SIZE = 16

const root = () => document.documentElement

const never: (listener: () => void) => () => void = () => () => {}

/** src/styles/tokens.scss reads the browser's font size and the class, so nothing renders again. */
export const typeSize = {
  setElder: (isElder: boolean) => void root().classList.toggle('elder', isElder),

  isElder: () => root().classList.contains('elder'),

  scale: () => typeScale(parseFloat(getComputedStyle(root()).fontSize) / DEFAULT_SIZE, typeSize.isElder()),

  onChange: never,
}
