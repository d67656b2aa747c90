/** A finger that pulls a box back out of the screen: what it means, and whether the box goes. */
import type { Point } from '../touch'

export type Way = 'down' | 'right'

/** Where the finger was, along the way out, and when. */
export interface Sample {
  offset: number
  time: number
}

/** From here on a touch is no tap. */
const SLOP = 6
/** Of the box: let go beyond it, the box goes. */
const PART = 1 / 3
/** In px a millisecond: flung, whatever the distance. */
const FLING = 0.4
/** What the finger did before is no longer its speed. */
const LATELY = 40
/** A finger that moved no more for so long has come to rest. */
const RESTED = 100

/** How far it came along the way out; less than nothing, where it went the other way. */
export const offsetOf = (way: Way, from: Point, to: Point) => (way === 'down' ? to.y - from.y : to.x - from.x)

/** What a touch turns out to be, as soon as it can be told. */
export function meaningOf(way: Way, from: Point, to: Point): 'drag' | 'other' | undefined {
  const along = offsetOf(way, from, to)
  const across = Math.abs(offsetOf(way === 'down' ? 'right' : 'down', from, to))
  if (Math.max(Math.abs(along), across) < SLOP) return undefined
  return along > across ? 'drag' : 'other'
}

/** In px a millisecond, over the last moments before it was let go. */
export function speedOf(samples: readonly Sample[], time: number): number {
  const last = samples[samples.length - 1]
  if (!last || time - last.time > RESTED) return 0
  // A slow phone tells few places: one before that time counts too.
  const before = samples.filter(sample => time - sample.time > LATELY)
  const first = before[before.length - 1] ?? samples[0]!
  return last.time > first.time ? (last.offset - first.offset) / (last.time - first.time) : 0
}

/** Let go of, whether a box of this size leaves. Flung back in, it stays. */
export function leaves(samples: readonly Sample[], size: number, time: number): boolean {
  const offset = samples[samples.length - 1]?.offset ?? 0
  const speed = speedOf(samples, time)
  if (offset <= 0 || speed < -FLING) return false
  return speed > FLING || offset > size * PART
}
