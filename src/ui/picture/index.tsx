import { useState } from 'react'
import { isHttpUrl } from '@domain/format/web-address'
import { PictureImage } from './image'
import './index.scss'

/** A picture from elsewhere, laid over what stands in its place: that shows while none is given, and where it does not come. */
export function RemotePicture({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (!isHttpUrl(src) || src === failed) return null
  return <PictureImage src={src} onFailed={() => setFailed(src)} />
}
