import type { PictureTools } from './port'

export const usePicture = (): PictureTools => ({ drawPicture: async () => undefined, stage: null })

/** The picture's bytes, for a service. */
export const pictureBase64: (picture: string) => Promise<string | undefined> = () => Promise.resolve(undefined)
