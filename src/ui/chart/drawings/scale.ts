/** Numbers that a reader takes in at a glance: where an axis ends, and where the steps of a map begin. */
import { LIMITS } from '@domain/limits'

const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]

/** The nearest round number that is not below. */
export function roundUp(largest: number): number {
  if (largest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return Math.ceil((ROUND.find(round => round * power >= largest) ?? 10) * power)
}

export interface Step {
  from: number
  /** The last number of the step; the highest step may have none. */
  to?: number
  /** Its place among the five colours, from 1. */
  colour: number
}

const COLOURS = 5
/** Regions differ by powers: most steps belong to the lower third of the scale. */
const PARTS = [0.1, 0.2, 0.36, 0.57]

function startsOf(largest: number): number[] {
  if (largest <= COLOURS) return Array.from({ length: largest }, (_, index) => index + 1)
  const top = largest * LIMITS.visual.mapScale
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(top)) - 1))
  return [...new Set([1, ...PARTS.map(part => Math.max(1, Math.round((part * top) / unit) * unit))])]
}

/** At most five steps from 1 to the largest, each with a number in it; fewer steps keep their colours apart. */
export function stepsOf(largest: number): Step[] {
  const starts = startsOf(largest)
  const gap = (COLOURS - 1) / Math.max(1, starts.length - 1)
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? (largest <= COLOURS ? from + 1 : undefined)
    const colour = starts.length === 1 ? COLOURS - 1 : 1 + Math.round(index * gap)
    return next === undefined ? { from, colour } : { from, to: next - 1, colour }
  })
}

/** 0 for nothing. */
export function colourOf(value: number, steps: Step[]): number {
  return steps.reduce((colour, step) => (value >= step.from ? step.colour : colour), 0)
}
