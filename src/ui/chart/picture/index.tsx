import Taro from '@tarojs/taro'
import { View } from '@tarojs/components'
import EcCanvas from 'echarts-taro3-react/lib/ec-canvas'
import { useCallback, useEffect, useState } from 'react'
import { LAZY, findCanvas, surfaceOf } from '../canvas.weapp'
import { paint } from '../paint'
import { grounded, lookOf, wait } from './compose'
import type { DrawPicture, PictureRequest, PictureTools } from './port'
import './index.scss'

interface Order {
  id: string
  request: PictureRequest
  answer: (picture: string | undefined) => void
}

async function take({ id, request }: Order): Promise<string | undefined> {
  const found = await findCanvas(id)
  if (!found) return undefined
  const { drawing, width, pixelRatio, delay } = request
  const painted = paint(surfaceOf(id, found.node), grounded(drawing), lookOf(request), pixelRatio)
  try {
    await wait(delay)
    // Without a region it is all of the canvas, in whichever pixels a version of WeChat counts a region.
    const { tempFilePath } = await Taro.canvasToTempFilePath({
      canvas: found.node as unknown as Taro.Canvas,
      destWidth: width * pixelRatio,
      destHeight: drawing.height * pixelRatio,
      fileType: 'png',
    } as Taro.canvasToTempFilePath.Option)
    return tempFilePath
  } catch {
    return undefined
  } finally {
    painted.dispose()
  }
}

let pictures = 0

/**
 * Drawn on a canvas of the page, beside the screen: wx.canvasToTempFilePath does not take a picture from
 * wx.createOffscreenCanvas on every phone, and its documentation promises it nowhere.
 */
export function usePicture(): PictureTools {
  const [order, setOrder] = useState<Order>()
  const drawPicture: DrawPicture = useCallback(
    request => new Promise(answer => setOrder({ id: `picture-${++pictures}`, request, answer })),
    [],
  )
  useEffect(() => {
    if (!order) return
    void take(order)
      .catch(() => undefined)
      .then(picture => {
        order.answer(picture)
        setOrder(current => (current === order ? undefined : current))
      })
  }, [order])

  const stage = order && (
    <View
      key={order.id}
      className='picture-stage'
      style={{ width: `${order.request.width}px`, height: `${order.request.drawing.height}px` }}
    >
      <EcCanvas canvasId={order.id} ec={LAZY} />
    </View>
  )
  return { drawPicture, stage }
}

/** The picture's bytes, for a service. */
export const pictureBase64 = (picture: string) =>
  new Promise<string | undefined>(resolve =>
    Taro.getFileSystemManager().readFile({
      filePath: picture,
      encoding: 'base64',
      success: ({ data }) => resolve(String(data)),
      fail: () => resolve(undefined),
    }),
  )
