import { Image } from '@tarojs/components'

export const PictureImage = ({ src, onFailed }: { src: string; onFailed: () => void }) => (
  <Image className='picture' src={src} mode='aspectFill' aria-hidden onError={onFailed} />
)
