import { View } from '@tarojs/components'
import './index.scss'

/** Drawn by scripts/icons.ts. */
type IllustrationName = 'empty' | 'error' | 'offline' | 'not-found' | 'locked' | 'not-public'

export type { IllustrationName as DrawingName }

/** Draws a line drawing in two tones. Grey is neutral; the accent colour marks the part that shows the problem. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <View className={`drawing drawing--${name}`} />
}
