import type { AlbumPort } from './port'

/** A browser cannot write to the album. The reader saves a picture by a long press. */
export const album: AlbumPort = {
  canSave: false,
  saveImage: async () => 'longPress',
  openSettings: async () => undefined,
}
