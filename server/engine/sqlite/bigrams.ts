/** Finds the positions of each character and bigram in a line. */
import type { BigramNumbers } from './bigram-numbers'
import { LINE_BREAK_CODE, type IndexedLine } from './text-layout'

/**
 * Returns the number of the bigram at each position of a line, or 0 if none begins there. With `single`, returns
 * numbers of characters instead.
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

/** Yields each number with its positions, in ascending order. */
function* positionsByNumber(
  line: IndexedLine,
  bigrams: BigramNumbers,
  single: boolean,
): Generator<[number: number, places: Uint32Array]> {
  const numbers = numbersIn(line.codes, bigrams, single)
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

export function* positionsOfBigrams(line: IndexedLine, bigrams: BigramNumbers) {
  yield* positionsByNumber(line, bigrams, true)
  yield* positionsByNumber(line, bigrams, false)
}
