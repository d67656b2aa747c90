/** Where the numbers of a line stand: above their points and clear of the line, and none upon another. */

export interface Plot {
  values: number[]
  /** Of each number, as it is written. */
  widths: number[]
  /** From one point to the next. */
  pitch: number
  /** How high above the axis a value stands. */
  heightOf: (value: number) => number
  /** Left of the first point, and right of the last. */
  side: number
  /** Whose numbers stay when not all have room. */
  first: number[]
}

export interface Label {
  below: boolean
  /** To the right of the middle. */
  shift: number
  shown: boolean
}

/** The line may come so near to a number. */
const CLEAR = 6
const ROOM_BELOW = 20

/** Of labels that would touch one is left out. */
function shownOf(starts: number[], widths: number[], first: number[]): Set<number> {
  const shown = new Set<number>()
  const apart = (one: number, other: number) =>
    starts[one]! + widths[one]! <= starts[other]! || starts[other]! + widths[other]! <= starts[one]!
  for (const index of [...first, ...starts.keys()]) {
    if ([...shown].every(other => apart(index, other))) shown.add(index)
  }
  return shown
}

export function labelsOf({ values, widths, pitch, heightOf, side, first }: Plot): Label[] {
  const end = (values.length - 1) * pitch + side
  const places = values.map((value, index) => {
    const neighbours = [values[index - 1], values[index + 1]]
    const slopes = neighbours.map(other => (other === undefined ? 0 : (heightOf(other) - heightOf(value)) / pitch))
    const isLow =
      neighbours.some(other => other !== undefined) && neighbours.every(other => (other ?? Infinity) > value)
    if (isLow && heightOf(value) > ROOM_BELOW) return { below: true, start: index * pitch - widths[index]! / 2 }
    const reach = widths[index]! / 2
    const [fromLeft = 0, fromRight = 0] = slopes.map(slope => (slope > 0 ? Math.max(0, reach - CLEAR / slope) : 0))
    const start = index * pitch + fromLeft - fromRight - reach
    return { below: false, start: Math.max(-side, Math.min(start, end - 2 * reach)) }
  })
  const starts = places.map(({ start }) => start)
  const shown = shownOf(starts, widths, first)
  return places.map(({ below, start }, index) => ({
    below,
    shift: start + widths[index]! / 2 - index * pitch,
    shown: shown.has(index),
  }))
}
