import Taro from '@tarojs/taro'
import { Canvas, View } from '@tarojs/components'
import { useCallback, useEffect, useState } from 'react'
import { findCanvas } from '../canvas.weapp'
import { type CanvasPictureTools, type PictureOrder, type TakePicture, wait } from './port'
import './index.scss'

interface Ordered {
  id: string
  order: PictureOrder
  answer: (picture: string | undefined) => void
}

async function take({ id, order }: Ordered): Promise<string | undefined> {
  const found = await findCanvas(id)
  if (!found) return undefined
  const { width, height, pixelRatio, delay, draw } = order
  const leave = await draw(found.node)
  try {
    await wait(delay)
    // Without a region it is all of the canvas, in whichever pixels a version of WeChat counts a region.
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: found.node as unknown as Taro.Canvas,
      destWidth: width * pixelRatio,
      destHeight: height * pixelRatio,
      fileType: 'png',
    } as Taro.canvasToTempFilePath.Option)
    return tempFilePath
  } catch {
    return undefined
  } finally {
    leave()
  }
}

let pictures = 0

/**
 * Drawn on a canvas of the page, beside the screen: wx.canvasToTempFilePath does not take a picture from
 * wx.createOffscreenCanvas on every phone, and its documentation promises it nowhere.
 */
export function useCanvasPicture(): CanvasPictureTools {
  const [ordered, setOrdered] = useState<Ordered>()
  const takePicture: TakePicture = useCallback(
    order => new Promise(answer => setOrdered({ id: `picture-${++pictures}`, order, answer })),
    [],
  )
  useEffect(() => {
    if (!ordered) return
    void take(ordered)
      .catch(() => undefined)
      .then(picture => {
        ordered.answer(picture)
        setOrdered(current => (current === ordered ? undefined : current))
      })
  }, [ordered])

  const stage = ordered && (
    <View
      key={ordered.id}
      className='picture-stage'
      style={{ width: `${ordered.order.width}px`, height: `${ordered.order.height}px` }}
    >
      <Canvas type='2d' canvasId={ordered.id} className={`picture-stage__canvas ${ordered.id}`} />
    </View>
  )
  return { takePicture, stage }
}
