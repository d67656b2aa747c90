export { snippet } from './snippet'
import { hitsOf } from './word-tree'

/** The stretches that words cover, in order. What overlaps is one stretch; neighbours stay two, so that they count as two hits. */
export function hitRanges(text: string, words: readonly string[]): Array<[from: number, to: number]> {
  const merged: Array<[number, number]> = []
  for (const { from, to } of hitsOf(text, words)) {
    const last = merged[merged.length - 1]
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
