import { typeScale } from '@domain/type-scale'

/** In px: what browsers call usual. */
const USUAL = 16

const root = () => document.documentElement

const never: (listener: () => void) => () => void = () => () => {}

/** The browser's own size of type and the class are both known to src/styles/tokens.scss: nothing is drawn anew. */
export const typeSize = {
  show: (isElder: boolean) => void root().classList.toggle('elder', isElder),

  isElder: () => root().classList.contains('elder'),

  scale: () => typeScale(parseFloat(getComputedStyle(root()).fontSize) / USUAL, typeSize.isElder()),

  onChange: never,
}
