/** Recognises a finger that pulls a box off the screen, and decides whether the box closes. */
import type { Point } from '../touch'

export type PullDirection = 'down' | 'right'

/** The finger's offset in the pull direction at one moment. */
export interface DragSample {
  offset: number
  time: number
}

/** A touch that moves farther than this (in px) is not a tap. */
const SLOP = 6
/** The box closes when it is released beyond this share of its size. */
const CLOSE_SHARE = 1 / 3
/** The least speed of a fling, in px per ms. A fling closes the box at any distance. */
const FLING = 0.4
/** The speed is measured over this time before the release, in ms. */
const SPEED_WINDOW = 40
/** A finger that has not moved for this time (in ms) is at rest. */
const REST_MS = 100

/** Returns the distance in the pull direction. It is negative in the opposite direction. */
export const pullOffset = (direction: PullDirection, from: Point, to: Point) =>
  direction === 'down' ? to.y - from.y : to.x - from.x

/** Returns whether a touch is a drag or another gesture. Returns `undefined` until that is clear. */
export function gestureOf(direction: PullDirection, from: Point, to: Point): 'drag' | 'other' | undefined {
  const along = pullOffset(direction, from, to)
  const across = Math.abs(pullOffset(direction === 'down' ? 'right' : 'down', from, to))
  if (Math.max(Math.abs(along), across) < SLOP) return undefined
  return along > across ? 'drag' : 'other'
}

/** Returns the speed before the release, in px per ms. */
export function speedOf(samples: readonly DragSample[], time: number): number {
  const last = samples[samples.length - 1]
  if (!last || time - last.time > REST_MS) return 0
  // A slow phone reports few positions, so the last position before the time window counts too.
  const before = samples.filter(sample => time - sample.time > SPEED_WINDOW)
  const first = before[before.length - 1] ?? samples[0]!
  return last.time > first.time ? (last.offset - first.offset) / (last.time - first.time) : 0
}

/** Whether a box of this size closes when it is released. A fling in the opposite direction keeps the box open. */
export function shouldClose(samples: readonly DragSample[], size: number, time: number): boolean {
  const offset = samples[samples.length - 1]?.offset ?? 0
  const speed = speedOf(samples, time)
  if (offset <= 0 || speed < -FLING) return false
  return speed > FLING || offset > size * CLOSE_SHARE
}
