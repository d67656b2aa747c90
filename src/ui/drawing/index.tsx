import { View } from '@tarojs/components'
import './index.scss'

/** Drawn by scripts/icons.ts. */
type DrawingName = 'empty' | 'error' | 'offline' | 'not-found' | 'locked' | 'not-public'

export type { DrawingName }

/** A line drawing in two tones: grey, and the part that tells what is the matter in the accent. */
export function Drawing({ name }: { name: DrawingName }) {
  return <View className={`drawing drawing--${name}`} />
}
