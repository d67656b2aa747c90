/** Finds the positions of each character and bigram in the text of a part. */
import type { BigramNumbers } from './bigram-numbers'
import { LINE_BREAK_CODE, type PartText } from './text-layout'

/**
 * Returns, for each position, the number that stands for its bigram, or 0 if no bigram begins there. With `single`,
 * returns the numbers of single characters instead.
 */
function numbersIn(codes: Uint32Array, bigrams: BigramNumbers, single: boolean): Uint32Array {
  const numbers = new Uint32Array(codes.length)
  for (let at = 0; at < codes.length; at++) {
    const second = single ? LINE_BREAK_CODE : codes[at + 1]!
    if (codes[at] !== LINE_BREAK_CODE && (single || second !== LINE_BREAK_CODE))
      numbers[at] = bigrams.number(codes[at]!, second)
  }
  return numbers
}

/** Yields each number with its positions. Both the numbers and the positions are ascending. */
function* positionsByNumber(
  { codes }: PartText,
  bigrams: BigramNumbers,
  single: boolean,
): Generator<[number: number, positions: Uint32Array]> {
  const numbers = numbersIn(codes, bigrams, single)
  const ends = new Uint32Array(bigrams.count + 2)
  for (let at = 0; at < numbers.length; at++) ends[numbers[at]! + 1]!++
  ends[1] = 0
  for (let number = 1; number <= bigrams.count; number++) ends[number + 1]! += ends[number]!
  const positions = new Uint32Array(ends[bigrams.count + 1]!)
  // From here on, `ends[n]` is the index at which the next position of number n is stored.
  for (let at = 0; at < numbers.length; at++) {
    const number = numbers[at]!
    if (number) positions[ends[number]!++] = at
  }
  for (let number = 1, from = 0; number <= bigrams.count; number++) {
    const end = ends[number]!
    if (end > from) yield [number, positions.subarray(from, end)]
    from = end
  }
}

/** Yields the positions of each character, and then of each bigram, by its number in `bigrams`. */
export function* positionsOfBigrams(text: PartText, bigrams: BigramNumbers) {
  yield* positionsByNumber(text, bigrams, true)
  yield* positionsByNumber(text, bigrams, false)
}
