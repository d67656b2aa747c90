import type { PictureCanvas } from '../../canvas-picture/port'
import type { Painter } from './port'

export async function painterOf(canvas: PictureCanvas): Promise<Painter> {
  const { paintChart } = await import('../paint')
  return { paint: paintChart, surface: canvas as HTMLCanvasElement }
}

/** Returns the bytes of the picture as Base64, for a service. */
export const pictureBase64 = (picture: string): Promise<string | undefined> => Promise.resolve(picture.split(',')[1])
