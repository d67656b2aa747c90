const isHigh = (unit: number) => unit >= 0xd800 && unit <= 0xdbff
const isLow = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff

/** Whether an offset lies inside a surrogate pair. Half of an emoji must not match. */
export const splitsSurrogatePair = (text: string, at: number) =>
  isLow(text.charCodeAt(at)) && isHigh(text.charCodeAt(at - 1))

/** Returns the first occurrence at or after an offset, or -1. */
export function findWord(text: string, word: string, from: number): number {
  let at = text.indexOf(word, from)
  while (at >= 0 && (splitsSurrogatePair(text, at) || splitsSurrogatePair(text, at + word.length)))
    at = text.indexOf(word, at + 1)
  return at
}

/** Whether the text contains the word. The match is exact and case-sensitive. */
export const includesWord = (text: string, word: string): boolean => findWord(text, word, 0) >= 0

/** Returns the start offsets of a word in UTF-16 units. Occurrences may overlap. */
export function occurrences(text: string, word: string): number[] {
  const positions: number[] = []
  if (!word) return positions
  for (let at = findWord(text, word, 0); at >= 0; at = findWord(text, word, at + 1)) positions.push(at)
  return positions
}
