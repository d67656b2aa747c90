import { Text } from '@tarojs/components'
import { Icon, type IconName } from './icon'
import { Tap } from './tap'
import './icon-button.scss'

export interface IconButtonProps {
  icon: IconName
  /** What the key does, for those who don't see the drawing. */
  label: string
  onTap: () => void
  /** Shown beside the drawing, for who needs it in words. */
  word?: string
  size?: 16 | 20 | 24
  disabled?: boolean
  nested?: boolean
  sensorsName?: string
  className?: string
}

/** An icon to tap, never smaller than a fingertip. */
export function IconButton({ icon, word, size = 20, disabled, className = '', ...tap }: IconButtonProps) {
  return (
    <Tap className={`icon-button${disabled ? ' icon-button--off' : ''} ${className}`} disabled={disabled} {...tap}>
      <Icon name={icon} size={size} />
      {word && <Text className='icon-button__word'>{word}</Text>}
    </Tap>
  )
}
