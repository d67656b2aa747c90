import Taro from '@tarojs/taro'
import type { PictureCanvas } from '../../canvas-picture/port'
import { chartSurfaceOf } from '../canvas.weapp'
import { paintChart } from '../paint'
import type { Painter } from './port'

export const painterOf = async (canvas: PictureCanvas): Promise<Painter> => ({
  paint: paintChart,
  surface: chartSurfaceOf('picture', canvas),
})

/** Returns the bytes of the picture as Base64, for a service. */
export const pictureBase64 = (picture: string) =>
  new Promise<string | undefined>(resolve =>
    Taro.getFileSystemManager().readFile({
      filePath: picture,
      encoding: 'base64',
      success: ({ data }) => resolve(String(data)),
      fail: () => resolve(undefined),
    }),
  )
