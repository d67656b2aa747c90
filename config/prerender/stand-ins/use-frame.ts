/** In the place of src/features/reader/use-frame: nobody can say how high a paragraph is, so a screenful is drawn. */
import type { TextView } from '@/features/reader/model/text-view'

const SCREENFUL = 32

export const useFrame = ({ view }: { view: TextView }) => ({
  from: 0,
  to: Math.min(SCREENFUL, view.count),
  above: 0,
  below: 0,
})
