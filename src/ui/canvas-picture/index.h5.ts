import { type CanvasPictureTools, type TakePicture, wait } from './port'

const takePicture: TakePicture = async ({ draw, delay }) => {
  const canvas = document.createElement('canvas')
  try {
    const leave = await draw(canvas)
    await wait(delay)
    const picture = canvas.toDataURL('image/png')
    leave()
    return picture
  } catch {
    return undefined
  } finally {
    // Safari keeps the memory of a canvas that was let go until this.
    canvas.width = canvas.height = 0
  }
}

const tools: CanvasPictureTools = { takePicture, stage: null }
export const useCanvasPicture = () => tools
