import type { AlbumPort } from '../ports/files'

/** Tells the reader to save the picture by a long press, because a browser cannot write to the album. */
export const album: AlbumPort = {
  canSave: false,
  saveImage: async () => 'longPress',
  openSettings: async () => undefined,
}
