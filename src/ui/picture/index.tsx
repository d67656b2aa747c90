import { useState } from 'react'
import { isHttpUrl } from '@domain/format/address'
import { PictureImage } from './image'
import './index.scss'

/** Draws a remote picture over its placeholder. Draws nothing without an address, or if loading fails. */
export function RemotePicture({ src }: { src: string | undefined }) {
  const [failed, setFailed] = useState<string>()
  if (!isHttpUrl(src) || src === failed) return null
  return <PictureImage src={src} onFailed={() => setFailed(src)} />
}
