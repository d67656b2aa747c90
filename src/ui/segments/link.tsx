import { Tap } from '../tap'
import type { LinkProps } from './types'

export const Link = ({ className, ...props }: LinkProps) => (
  <Tap role='link' className={`segment-link${className}`} nested {...props} />
)
