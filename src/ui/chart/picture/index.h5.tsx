import { grounded, lookOf, wait } from './compose'
import type { DrawPicture, PictureTools } from './port'

const drawPicture: DrawPicture = async request => {
  const canvas = document.createElement('canvas')
  try {
    const { paint } = await import('../paint')
    const painted = paint(canvas, grounded(request.drawing), lookOf(request), request.pixelRatio)
    await wait(request.delay)
    const picture = canvas.toDataURL('image/png')
    painted.dispose()
    return picture
  } catch {
    return undefined
  } finally {
    // Safari keeps the memory of a canvas that was let go until this.
    canvas.width = canvas.height = 0
  }
}

const tools: PictureTools = { drawPicture, stage: null }
export const usePicture = () => tools

/** The picture's bytes, for a service. */
export const pictureBase64 = (picture: string): Promise<string | undefined> => Promise.resolve(picture.split(',')[1])
