/** Sends no referrer: the owner of the picture need not know which page shows it. */
export const PictureImage = ({ src, onFailed }: { src: string; onFailed: () => void }) => (
  <img className='picture' src={src} alt='' referrerPolicy='no-referrer' onError={onFailed} />
)
