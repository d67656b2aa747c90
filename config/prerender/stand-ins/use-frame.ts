/** Replaces src/features/reader/use-frame: heights are unknown, so a screenful is rendered. */
import type { TextView } from '@/features/reader/model/text-view'

const SCREENFUL = 32

export const useFrame = ({ view }: { view: TextView }) => ({
  from: 0,
  to: Math.min(SCREENFUL, view.count),
  above: 0,
  below: 0,
})
