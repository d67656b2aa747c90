import { Tap } from '../tap'
import type { LinkProps } from './types'

/** A link in a text. Its paragraph handles long presses. */
export const Link = ({ className, role = 'link', id, label, onTap, children }: LinkProps) => (
  <Tap role={role} className={`segment-link${className}`} nested id={id} label={label} onTap={onTap}>
    {children}
  </Tap>
)
