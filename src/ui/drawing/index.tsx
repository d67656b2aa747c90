import { View } from '@tarojs/components'
import './index.scss'

/** The names of the drawings in masks.scss, which scripts/icons.ts generates. */
export type IllustrationName = 'empty' | 'error' | 'offline' | 'not-found' | 'locked' | 'not-public'

/** Draws a line drawing in two tones. Grey is neutral; the accent colour marks the part that shows the problem. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <View className={`drawing drawing--${name}`} />
}
