import Taro from '@tarojs/taro'
import { Canvas, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { findCanvas } from '../canvas.weapp'
import { type CanvasPictureTools, type CanvasPictureRequest, type TakePicture, waitMilliseconds } from './port'
import './index.scss'

interface PendingPicture {
  id: string
  order: CanvasPictureRequest
  answer: (picture: string | undefined) => void
}

async function capture({ id, order }: PendingPicture): Promise<string | undefined> {
  const canvas = await findCanvas(id)
  if (!canvas) return undefined
  const { width, height, pixelRatio, delay, draw } = order
  const dispose = await draw(canvas.node)
  try {
    await waitMilliseconds(delay)
    // Without a region, the whole canvas is read. A region is avoided, because WeChat versions differ in its unit.
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: canvas.node as unknown as Taro.Canvas,
      destWidth: width * pixelRatio,
      destHeight: height * pixelRatio,
      fileType: 'png',
    } as Taro.canvasToTempFilePath.Option)
    return tempFilePath
  } catch {
    return undefined
  } finally {
    dispose()
  }
}

let pictures = 0

/**
 * Draws a picture on a canvas of the page, outside the screen. Not every phone lets wx.canvasToTempFilePath read a
 * canvas from wx.createOffscreenCanvas, and WeChat's documentation does not promise it.
 */
export function useCanvasPicture(): CanvasPictureTools {
  const [pending, setPending] = useState<PendingPicture>()
  const takePicture: TakePicture = useCallback(
    order => new Promise(answer => setPending({ id: `picture-${++pictures}`, order, answer })),
    [],
  )
  useEffect(() => {
    if (!pending) return
    void capture(pending)
      .catch(() => undefined)
      .then(picture => {
        pending.answer(picture)
        setPending(current => (current === pending ? undefined : current))
      })
  }, [pending])

  const stage = pending && (
    <View
      key={pending.id}
      className='picture-stage'
      style={{ width: `${pending.order.width}px`, height: `${pending.order.height}px` }}
    >
      <Canvas type='2d' canvasId={pending.id} className={`picture-stage__canvas ${pending.id}`} />
    </View>
  )
  return { takePicture, stage }
}
