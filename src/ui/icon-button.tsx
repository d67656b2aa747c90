import { Text } from '@tarojs/components'
import { Icon, type IconName } from './icon'
import { Tap } from './tap'
import './icon-button.scss'

interface IconButtonProps {
  icon: IconName
  /** The accessible name: what the button does. */
  label: string
  onTap: () => void
  /** A word next to the icon, for readers who need text. */
  word?: string
  size?: 16 | 20 | 24
  disabled?: boolean
  nested?: boolean
  sensorsName?: string
  className?: string
}

/** Shows an icon as a button, whose tap area is never smaller than a fingertip. */
export function IconButton({ icon, word, size = 20, disabled, className = '', ...tap }: IconButtonProps) {
  return (
    <Tap className={`icon-button${disabled ? ' icon-button--off' : ''} ${className}`} disabled={disabled} {...tap}>
      <Icon name={icon} size={size} />
      {word && <Text className='icon-button__word'>{word}</Text>}
    </Tap>
  )
}
