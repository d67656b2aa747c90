import { Image } from '@tarojs/components'
import type { PictureProps } from './port'

export const PictureImage = ({ src, onFailed }: PictureProps) => (
  <Image className='picture' src={src} mode='aspectFill' aria-hidden onError={onFailed} />
)
