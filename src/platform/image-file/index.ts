import type { ImageFilePort } from './port'

/** Not offered in the mini-program: it saves to the album. */
export const imageFile: ImageFilePort = {
  isOffered: () => false,
  canCopy: () => false,
  save: () => undefined,
  copy: () => Promise.resolve(false),
}
