import { View } from '@tarojs/components'
import { role } from '../aria'
import type { IconName } from './names'
import './index.scss'

export type { IconName }

interface IconProps {
  name: IconName
  size?: 12 | 14 | 16 | 20 | 24
  className?: string
  /** Without one the drawing is decoration: an empty box that no screen reader stops at. */
  label?: string
}

export function Icon({ name, size = 20, className = '', label }: IconProps) {
  const spoken = label ? { ...role('img'), 'aria-label': label } : {}
  return <View className={`icon icon--${size} icon--${name} ${className}`} {...spoken} />
}
