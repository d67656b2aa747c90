/** Which part of a long list is drawn: chunks of rows around what is in view, and the height of what is left out. */

/** Chunks from `from` up to, but without, `to`; it may reach beyond the end, for rows that are still to come. */
export interface ChunkWindow {
  from: number
  to: number
}

/** An item that is to come into view. */
export interface ScrollTarget {
  item: number
}

export const FIRST_CHUNK: ChunkWindow = { from: 0, to: 1 }

/** Heights of the chunks that were on screen before; the others are taken to be as high as these on average. */
export type Heights = ReadonlyArray<number | undefined>

/** A guess stands until the chunk itself is measured: what another one measures must not move what is in view. */
export function fillGuesses(heights: Array<number | undefined>, count: number) {
  const guess = average(heights)
  if (guess) for (let chunk = 0; chunk < count; chunk++) heights[chunk] ??= guess
}

function average(heights: Heights): number {
  const measured = heights.filter((height): height is number => height !== undefined)
  return measured.length ? measured.reduce((sum, height) => sum + height, 0) / measured.length : 0
}

/** The height of the chunks of a window. */
export function heightOf({ from, to }: ChunkWindow, heights: Heights): number {
  let guess: number | undefined
  let sum = 0
  for (let chunk = from; chunk < to; chunk++) sum += heights[chunk] ?? (guess ??= average(heights))
  return sum
}

/** Of a list of `count` chunks, those between two of its heights; at least one. */
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

/** What of a window there is in a list of `count` chunks. */
export const clampWindow = ({ from, to }: ChunkWindow, count: number): ChunkWindow => ({
  from,
  to: Math.min(to, count),
})

/** So many chunks stand in one block: far from what is in view they are a single blank. */
const GROUP = 20

export const groupChunks = (count: number): ChunkWindow[] =>
  Array.from({ length: Math.ceil(count / GROUP) }, (_, at) =>
    clampWindow({ from: at * GROUP, to: (at + 1) * GROUP }, count),
  )

export const overlaps = (a: ChunkWindow, b: ChunkWindow): boolean => a.from < b.to && b.from < a.to

export const covers = (outer: ChunkWindow, inner: ChunkWindow): boolean =>
  outer.from <= inner.from && inner.to <= outer.to

/** What one comes back to stands between these parts of the screen; what does not is brought to a third of it. */
const IN_VIEW = [0.15, 0.75] as const
const TARGET_POSITION = 0.3

/** How far to scroll for what begins so far down the screen; not at all, when it is in view. */
export function scrollDistance(top: number, screen: number): number {
  const [least, most] = IN_VIEW
  return top >= screen * least && top <= screen * most ? 0 : top - screen * TARGET_POSITION
}
