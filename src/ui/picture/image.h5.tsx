/** The owner of the picture need not know who looks at it. */
export const PictureImage = ({ src, onFailed }: { src: string; onFailed: () => void }) => (
  <img className='picture' src={src} alt='' referrerPolicy='no-referrer' onError={onFailed} />
)
