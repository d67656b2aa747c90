import { type CanvasPictureTools, type TakePicture, waitMilliseconds } from './port'

const takePicture: TakePicture = async ({ draw, delay }) => {
  const canvas = document.createElement('canvas')
  try {
    const dispose = await draw(canvas)
    await waitMilliseconds(delay)
    const picture = canvas.toDataURL('image/png')
    dispose()
    return picture
  } catch {
    return undefined
  } finally {
    // Safari frees a canvas's memory only when its size is 0.
    canvas.width = canvas.height = 0
  }
}

const tools: CanvasPictureTools = { takePicture, stage: null }
export const useCanvasPicture = () => tools
