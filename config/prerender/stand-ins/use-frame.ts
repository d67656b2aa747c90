/** Replaces src/features/reader/use-frame. Heights are unknown on the server, so the first screenful is rendered. */
import type { TextView } from '@/features/reader/model/text-view'

const SCREENFUL = 32

export const useTextFrame = ({ view }: { view: TextView }) => ({
  from: 0,
  to: Math.min(SCREENFUL, view.count),
  above: 0,
  below: 0,
})
