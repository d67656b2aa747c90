import type { AlbumPort } from './port'

/** Only tells the reader to save by a long press, because a browser cannot write to the album. */
export const album: AlbumPort = {
  canSave: false,
  saveImage: async () => 'longPress',
  openSettings: async () => undefined,
}
