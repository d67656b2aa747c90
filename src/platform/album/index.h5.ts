import type { AlbumPort } from './port'

/** A browser lets nothing into the album but what its reader presses long. */
export const album: AlbumPort = {
  saves: false,
  saveImage: async () => 'longPress',
  openSettings: async () => undefined,
}
