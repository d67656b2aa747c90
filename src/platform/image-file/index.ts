import type { PictureFilePort } from './port'

/** A mini-program has the album instead. */
export const pictureFile: PictureFilePort = {
  isOffered: () => false,
  copies: () => false,
  save: () => undefined,
  copy: () => Promise.resolve(false),
}
