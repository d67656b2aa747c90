/** Which part of a long list is drawn: chunks of rows around what is in view, and the height of what is left out. */
export const CHUNK = 3

/** Chunks from `from` up to, but without, `to`. */
export interface Window {
  from: number
  to: number
}

export const START: Window = { from: 0, to: 1 }

export const chunkCount = (items: number) => Math.ceil(items / CHUNK)

/** Of the chunks that were on screen before; the others are taken to be as high as these on average. */
export type Heights = ReadonlyArray<number | undefined>

function average(heights: Heights): number {
  const known = heights.filter((height): height is number => height !== undefined)
  return known.length ? known.reduce((sum, height) => sum + height, 0) / known.length : 0
}

/** The height of the chunks of a window. */
export function heightOf({ from, to }: Window, heights: Heights): number {
  const guess = average(heights)
  let sum = 0
  for (let chunk = from; chunk < to; chunk++) sum += heights[chunk] ?? guess
  return sum
}

/** The chunks of `count` that lie between two heights of the list; at least one. */
export function windowBetween(top: number, bottom: number, count: number, heights: Heights): Window {
  const guess = average(heights)
  if (count === 0 || guess === 0) return { from: 0, to: Math.min(1, count) }
  let from = 0
  let end = heights[0] ?? guess
  while (end <= top && from < count - 1) end += heights[++from] ?? guess
  let to = from + 1
  while (end < bottom && to < count) end += heights[to++] ?? guess
  return { from, to }
}
