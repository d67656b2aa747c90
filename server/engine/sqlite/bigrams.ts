/** Finds the positions of each character and bigram in a line. */
import type { BigramNumbers } from './bigram-numbers'
import { LINE_BREAK_CODE, type Line } from './text-layout'

/**
 * Returns, for each position of a line, the number of its bigram (or, if `single`, of its character). It is 0
 * where there is no bigram.
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

/** Yields each number with its positions, which ascend. */
function* positionsByNumber(
  line: Line,
  bigrams: BigramNumbers,
  single: boolean,
): Generator<[number: number, places: Uint32Array]> {
  const numbers = numbersIn(line.codes, bigrams, single)
  const ends = new Uint32Array(bigrams.count + 2)
  for (let at = 0; at < numbers.length; at++) ends[numbers[at]! + 1]!++
  ends[1] = 0
  for (let number = 1; number <= bigrams.count; number++) ends[number + 1]! += ends[number]!
  const positions = new Uint32Array(ends[bigrams.count + 1]!)
  // From here on, `ends[n]` is the next free index of number n.
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

export function* positionsOfBigrams(line: Line, bigrams: BigramNumbers) {
  yield* positionsByNumber(line, bigrams, true)
  yield* positionsByNumber(line, bigrams, false)
}
