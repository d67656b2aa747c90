import type { PickedWords } from './port'

/** WeChat lets a reader pick words and copy them, and tells nobody which. */
export const pickedWords: PickedWords = {
  watch: () => () => undefined,
  clear: () => undefined,
}
