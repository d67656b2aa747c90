import { Text } from '@tarojs/components'
import { Icon, type IconName } from './icon'
import { Spinner } from './spinner'
import { Tap } from './tap'
import './button.scss'

export interface ButtonProps {
  children: string
  onTap: () => void
  look?: 'solid' | 'line' | 'quiet' | 'text'
  /** Makes the button 48 px high instead of 44. */
  large?: boolean
  /** Makes the button take the whole width, or an equal share in a row. */
  wide?: boolean
  icon?: IconName
  /** The accessible name, if the visible word is not enough. */
  label?: string
  busy?: boolean
  disabled?: boolean
  sensorsName?: string
  className?: string
}

export function Button({
  children,
  look = 'solid',
  large,
  wide,
  icon,
  busy,
  disabled,
  className = '',
  ...tap
}: ButtonProps) {
  const shape = `${large ? ' button--large' : ''}${wide ? ' button--wide' : ''}`
  return (
    <Tap
      className={`button button--${look}${shape}${disabled ? ' button--off' : ''} ${className}`}
      disabled={disabled || busy}
      busy={busy}
      {...tap}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      <Text className='button__word'>{children}</Text>
    </Tap>
  )
}
