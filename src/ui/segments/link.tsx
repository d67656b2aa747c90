import { Tap } from '../tap'
import type { LinkProps } from './types'

/** What holds is held by the paragraph that it stands in. */
export const Link = ({ className, role = 'link', id, label, onTap, children }: LinkProps) => (
  <Tap role={role} className={`segment-link${className}`} nested id={id} label={label} onTap={onTap}>
    {children}
  </Tap>
)
