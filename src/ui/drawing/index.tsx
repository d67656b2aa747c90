import { View } from '@tarojs/components'
import type { DrawingName } from './names'
import './index.scss'

export type { DrawingName }

/** A line drawing in two tones: grey, and the part that tells what is the matter in the accent. */
export function Drawing({ name }: { name: DrawingName }) {
  return <View className={`drawing drawing--${name}`} />
}
