import { Icon, type IconName } from '../icon'
import { Tap } from '../tap'
import './index.scss'

export interface KeyProps {
  icon: IconName
  /** What the key does, for those who don't see the drawing. */
  label: string
  onTap: () => void
  size?: 16 | 20 | 24
  disabled?: boolean
  nested?: boolean
  sensorsName?: string
  className?: string
}

/** An icon to tap, never smaller than a fingertip. */
export function Key({ icon, size = 20, disabled, className = '', ...tap }: KeyProps) {
  return (
    <Tap className={`key${disabled ? ' key--off' : ''} ${className}`} disabled={disabled} {...tap}>
      <Icon name={icon} size={size} />
    </Tap>
  )
}
