import type { Point } from '@/ui/touch'

/** A finger's way across the screen, as a step between neighbours. */
const LEAST = 56
/** From here on the phone itself goes back a page. */
const EDGE = 24

/** 1 to the next, -1 to the one before, 0 where it was a tap or a scroll. */
export function swipeStep(from: Point, to: Point): -1 | 0 | 1 {
  const [across, along] = [to.x - from.x, to.y - from.y]
  if (from.x < EDGE || Math.abs(across) < LEAST || Math.abs(across) < 2 * Math.abs(along)) return 0
  return across < 0 ? 1 : -1
}
