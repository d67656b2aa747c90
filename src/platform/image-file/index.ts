import type { ImageFilePort } from '../ports/files'

/** Offers no image file, because the mini-program saves pictures to the album. */
export const imageFile: ImageFilePort = {
  isOffered: () => false,
  canCopy: () => false,
  save: () => undefined,
  copy: () => Promise.resolve(false),
}
