/** Calculates which chunks of a long list are drawn, and the height of the others. */

/** A range of chunks: `from` is included, `to` is not. It may reach beyond the end, for rows that are still loading. */
export interface ChunkWindow {
  from: number
  to: number
}

/** An item to scroll into view. */
export interface ItemTarget {
  item: number
}

const FIRST_CHUNK: ChunkWindow = { from: 0, to: 1 }

/** The measured heights of chunks. The others are estimated by the average. */
type Heights = ReadonlyArray<number | undefined>

/** Fills in estimates for unmeasured chunks. Later measurements of other chunks then do not move the view. */
export function fillHeightEstimates(heights: Array<number | undefined>, count: number) {
  const guess = average(heights)
  if (guess) for (let chunk = 0; chunk < count; chunk++) heights[chunk] ??= guess
}

function average(heights: Heights): number {
  const measured = heights.filter((height): height is number => height !== undefined)
  return measured.length ? measured.reduce((sum, height) => sum + height, 0) / measured.length : 0
}

/** Returns the height of the chunks of a window. */
export function windowHeight({ from, to }: ChunkWindow, heights: Heights): number {
  let guess: number | undefined
  let sum = 0
  for (let chunk = from; chunk < to; chunk++) sum += heights[chunk] ?? (guess ??= average(heights))
  return sum
}

/**
 * Returns the chunks between two positions in a list of `count` chunks, at least one. The positions are in px from the
 * top of the list.
 */
export function windowBetween(top: number, bottom: number, count: number, heights: Heights): ChunkWindow {
  const guess = average(heights)
  if (count === 0 || guess === 0) return FIRST_CHUNK
  let from = 0
  let end = heights[0] ?? guess
  while (end <= top && from < count - 1) end += heights[++from] ?? guess
  let to = from + 1
  while (end < bottom) end += heights[to++] ?? guess
  return { from, to }
}

/** Limits a window to a list of `count` chunks. */
export const clampWindow = ({ from, to }: ChunkWindow, count: number): ChunkWindow => ({
  from,
  to: Math.min(to, count),
})

/** The number of chunks in a group. A group far from the view is a single blank. */
const GROUP = 20

export const groupChunks = (count: number): ChunkWindow[] =>
  Array.from({ length: Math.ceil(count / GROUP) }, (_, at) =>
    clampWindow({ from: at * GROUP, to: (at + 1) * GROUP }, count),
  )

export const windowsOverlap = (a: ChunkWindow, b: ChunkWindow): boolean => a.from < b.to && b.from < a.to

export const windowCovers = (outer: ChunkWindow, inner: ChunkWindow): boolean =>
  outer.from <= inner.from && inner.to <= outer.to

/**
 * The shares of the screen between which a target counts as visible. Otherwise the page scrolls it to TARGET_POSITION.
 */
const IN_VIEW = [0.15, 0.75] as const
const TARGET_POSITION = 0.3

/** Returns the distance to scroll for a target at this position; 0 when the target is in view. */
export function scrollDistance(top: number, screen: number): number {
  const [least, most] = IN_VIEW
  return top >= screen * least && top <= screen * most ? 0 : top - screen * TARGET_POSITION
}
