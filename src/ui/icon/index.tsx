import { View } from '@tarojs/components'
import { role } from '../aria'
import type { IconName } from './names'
import './index.scss'

export type { IconName }

interface IconProps {
  name: IconName
  size?: 12 | 14 | 16 | 20 | 24
  className?: string
  /** The accessible name. Without a label the icon is decoration and screen readers skip it. */
  label?: string
}

export function Icon({ name, size = 20, className = '', label }: IconProps) {
  const spoken = label ? { ...role('img'), 'aria-label': label } : {}
  return <View className={`icon icon--${size} icon--${name} ${className}`} {...spoken} />
}
