/** The parts that drawings are put together from: texts and shapes at places that the drawing has reckoned. */
import type { CustomSeriesOption } from 'echarts/charts'
import { LIMITS } from '@domain/limits'
import { FONT } from '../font'
import { TYPE } from '../palette'
import type { Look } from '../types'

const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]

/**
 * Numbers that a reader takes in at a glance: where an axis ends, and where the steps of a map begin. The nearest round number that
 * is not below.
 */
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

export type Mark = NonNullable<ReturnType<NonNullable<CustomSeriesOption['renderItem']>>>

/** What stands on a mark is a pixel below the smallest text. */
export const MARK_SIZE = TYPE.meta.fontSize - 1

export const boxOf = ({ left = 0, top = 0, width, height }: Look, ownHeight: number) => ({
  left,
  top,
  width,
  height: height ?? ownHeight,
})

interface Lettering {
  x: number
  /** The middle of the line. */
  y: number
  type: { fontSize: number; fontWeight: number }
  fill: string
  align?: 'left' | 'center' | 'right'
}

export const lettered = (text: string, { x, y, type, fill, align = 'left' }: Lettering): Mark => ({
  type: 'text',
  x,
  y,
  style: {
    text,
    fill,
    fontFamily: FONT,
    fontSize: type.fontSize,
    fontWeight: type.fontWeight,
    align,
    verticalAlign: 'middle',
  },
})

interface Field {
  x: number
  y: number
  width: number
  height: number
}

export const filled = (shape: Field, fill: string, r = 2): Mark => ({
  type: 'rect',
  shape: { ...shape, r },
  style: { fill },
})

/** From the left, where the chart grows. */
export const rising = (shape: Field, fill: string): Mark => ({
  type: 'rect',
  shape: { ...shape, r: 2, enterFrom: { width: 0 } },
  style: { fill },
})

/** Not seen, but it takes the tap. */
export const touchable = (shape: Field): Mark => ({ type: 'rect', shape, invisible: true, style: {} })

export const together = (children: Mark[]): Mark => ({ type: 'group', children })

const drawn = { type: 'custom', coordinateSystem: 'none' } as const

/** A mark for each of the items that have one: a tap on it tells the item's index. */
export const tappable = (count: number, markOf: (index: number) => Mark | undefined): CustomSeriesOption => ({
  ...drawn,
  data: Array.from({ length: count }, (_, index) => index),
  renderItem: ({ dataIndex }) => markOf(dataIndex),
})

/** What is only to be seen. */
export const still = (marks: Mark[]): CustomSeriesOption => ({
  ...drawn,
  silent: true,
  data: marks.map((_, index) => index),
  renderItem: ({ dataIndex }) => marks[dataIndex],
})
