/** Builds the parts of drawings: texts and shapes at calculated positions. */
import type { CustomSeriesOption } from 'echarts/charts'
import { LIMITS } from '@domain/limits'
import { FONT } from '../font'
import { TYPE } from '../palette'
import type { DrawingFrame } from '../types'

const ROUND = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]

/** Rounds up to the next round number, for the end of an axis. */
export function roundUp(largest: number): number {
  if (largest <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(largest))
  return Math.ceil((ROUND.find(round => round * power >= largest) ?? 10) * power)
}

export interface ColourStep {
  from: number
  /** The last number of this step. The highest step may have no end. */
  to?: number
  /** The index of the step's colour among the five colours, from 1. */
  colour: number
}

const COLOURS = 5
/**
 * The starts of the second to the fifth step, as shares of the scale. Most starts are low, because the counts of
 * regions differ by powers of ten.
 */
const PARTS = [0.1, 0.2, 0.36, 0.57]

function startsOf(largest: number): number[] {
  if (largest <= COLOURS) return Array.from({ length: largest }, (_, index) => index + 1)
  const top = largest * LIMITS.visual.mapScale
  const unit = Math.max(1, 10 ** (Math.floor(Math.log10(top)) - 1))
  return [...new Set([1, ...PARTS.map(part => Math.max(1, Math.round((part * top) / unit) * unit))])]
}

/**
 * Returns at most five steps from 1 to the largest value. Each step contains at least one number. Fewer steps get
 * colours that are further apart.
 */
export function colourStepsOf(largest: number): ColourStep[] {
  const starts = startsOf(largest)
  const gap = (COLOURS - 1) / Math.max(1, starts.length - 1)
  return starts.map((from, index) => {
    const next = starts[index + 1] ?? (largest <= COLOURS ? from + 1 : undefined)
    const colour = starts.length === 1 ? COLOURS - 1 : 1 + Math.round(index * gap)
    return next === undefined ? { from, colour } : { from, to: next - 1, colour }
  })
}

/** Returns the colour step of a value; 0 for no value. */
export function colourStepOf(value: number, steps: ColourStep[]): number {
  return steps.reduce((colour, step) => (value >= step.from ? step.colour : colour), 0)
}

export type ChartMark = NonNullable<ReturnType<NonNullable<CustomSeriesOption['renderItem']>>>

/** The font size of a text on a mark: a pixel below the smallest text of the app. */
export const MARK_FONT_SIZE = TYPE.meta.fontSize - 1

export const frameBoxOf = ({ left = 0, top = 0, width, height }: DrawingFrame, ownHeight: number) => ({
  left,
  top,
  width,
  height: height ?? ownHeight,
})

interface TextPlacement {
  x: number
  /** The vertical middle of the line of text. */
  y: number
  type: { fontSize: number; fontWeight: number }
  fill: string
  align?: 'left' | 'center' | 'right'
}

export const textMark = (text: string, { x, y, type, fill, align = 'left' }: TextPlacement): ChartMark => ({
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

export interface RectPlacement {
  x: number
  y: number
  width: number
  height: number
}

export const rectMark = (shape: RectPlacement, fill: string, r = 2): ChartMark => ({
  type: 'rect',
  shape: { ...shape, r },
  style: { fill },
})

/** Returns a rectangle that grows from the left. */
export const growingRectMark = (shape: RectPlacement, fill: string): ChartMark => ({
  type: 'rect',
  shape: { ...shape, r: 2, enterFrom: { width: 0 } },
  style: { fill },
})

/** Returns an invisible rectangle that takes taps. */
export const tapAreaMark = (shape: RectPlacement): ChartMark => ({ type: 'rect', shape, invisible: true, style: {} })

export const markGroup = (children: ChartMark[]): ChartMark => ({ type: 'group', children })

const customSeries = { type: 'custom', coordinateSystem: 'none' } as const

/** Returns a series with one mark per item. A tap reports the item's index. */
export const tappableSeries = (
  count: number,
  markOf: (index: number) => ChartMark | undefined,
): CustomSeriesOption => ({
  ...customSeries,
  data: Array.from({ length: count }, (_, index) => index),
  renderItem: ({ dataIndex }) => markOf(dataIndex),
})

/** Returns a series that takes no taps. */
export const silentSeries = (marks: ChartMark[]): CustomSeriesOption => ({
  ...customSeries,
  silent: true,
  data: marks.map((_, index) => index),
  renderItem: ({ dataIndex }) => marks[dataIndex],
})
