export { snippet } from './snippet'
import { occurrences } from './occurrences'

/** The stretches that words cover, in order. What overlaps is one stretch; neighbours stay two, so that they count as two hits. */
export function hitRanges(text: string, words: string[]): Array<[from: number, to: number]> {
  const found = words
    .flatMap(word => occurrences(text, word).map((from): [number, number] => [from, from + word.length]))
    .sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const merged: Array<[number, number]> = []
  for (const [from, to] of found) {
    const last = merged[merged.length - 1]
    if (last && from < last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}
