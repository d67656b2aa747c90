import { Tap } from '../tap'
import type { LinkProps } from './types'

export const Link = ({ className, role = 'link', ...props }: LinkProps) => (
  <Tap role={role} className={`segment-link${className}`} nested {...props} />
)
