import type { PictureProps } from './port'

/** Whose picture it is need not know who looks at it. */
export const PictureImage = ({ src, onFailed }: PictureProps) => (
  <img className='picture' src={src} alt='' referrerPolicy='no-referrer' onError={onFailed} />
)
