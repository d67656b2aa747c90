import { View } from '@tarojs/components'
import './index.scss'

/** Drawn by scripts/icons.ts. */
type IllustrationName = 'empty' | 'error' | 'offline' | 'not-found' | 'locked' | 'not-public'

export type { IllustrationName as DrawingName }

/** A line drawing in two tones: grey, and the part that tells what is the matter in the accent. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <View className={`drawing drawing--${name}`} />
}
