import type { LineSeriesOption } from 'echarts/charts'
import { formatCount } from '@domain/format/amounts'
import { TYPE } from '../palette'
import type { ChartItem, ChartDrawing, DrawingFrame } from '../types'
import { widthOf } from './fit'
import {
  frameBoxOf,
  rectMark,
  MARK_FONT_SIZE,
  silentSeries,
  tappableSeries,
  tapAreaMark,
  roundUp,
  type ChartMark,
  type RectPlacement,
} from './marks'

/** Places the numbers of a line above or below its points. The numbers touch neither the line nor each other. */

interface Plot {
  values: number[]
  /** The width of each number's text. */
  widths: number[]
  /** The distance between two points. */
  pitch: number
  /** A value's height above the axis. */
  heightOf: (value: number) => number
  /** The free space before the first point and after the last. */
  side: number
  /** The indexes of the points whose numbers are placed first. */
  priority: number[]
}

interface Label {
  below: boolean
  /** The distance by which the number is moved to the right of its point. */
  shift: number
  isVisible: boolean
}

/** The least distance between the line and a number, in px. */
const CLEAR = 6
const ROOM_BELOW = 20

/** Returns the indexes of the labels that fit without touching each other. */
function visibleLabels(starts: number[], widths: number[], first: number[]): Set<number> {
  const visible = new Set<number>()
  const areApart = (one: number, other: number) =>
    starts[one]! + widths[one]! <= starts[other]! || starts[other]! + widths[other]! <= starts[one]!
  for (const index of [...first, ...starts.keys()]) {
    if ([...visible].every(other => areApart(index, other))) visible.add(index)
  }
  return visible
}

export function placeLabels({ values, widths, pitch, heightOf, side, priority }: Plot): Label[] {
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
  const visible = visibleLabels(starts, widths, priority)
  return places.map(({ below, start }, index) => ({
    below,
    shift: start + widths[index]! / 2 - index * pitch,
    isVisible: visible.has(index),
  }))
}

type Data = NonNullable<LineSeriesOption['data']>

const HEIGHT = 184
const TALLEST = 280
const ABOVE = 24
const BELOW = 28
const SIDE = 12
const INTERVALS = 4
const BETWEEN_NAMES = 8
const NOTHING = '-'
/**
 * The maximum width of a column in px, its maximum share of the distance between two points, and its minimum height in
 * px. `apart` is the maximum distance between two columns, since a wide gap looks like years without cases.
 */
const COLUMN = { width: 24, share: 0.6, least: 2, apart: 72 }

interface Extent {
  /** The free space before the first point and after the last. */
  side: number
  /** The index of the last point. */
  last: number
  isJoined: boolean
}

function fieldOf(frame: DrawingFrame, { side, last, isJoined }: Extent) {
  const box = frameBoxOf(frame, HEIGHT)
  const height = Math.min(TALLEST, box.height)
  const top = box.top + (box.height - height) / 2
  const room = box.width - 2 * side
  const width = isJoined || last === 0 ? room : Math.min(room, last * COLUMN.apart)
  const left = box.left + (box.width - width) / 2
  const field = { left, top: top + ABOVE, width, height: height - ABOVE - BELOW }
  return { box: { ...box, top, height }, field, pitch: width / Math.max(1, last) }
}

/** Returns the series for a part of the line. The series ignores taps, because an area around each point takes them. */
const lineSeries = (data: Data, ink: string, options: LineSeriesOption): LineSeriesOption => ({
  type: 'line',
  silent: true,
  symbol: 'circle',
  symbolSize: 6,
  showAllSymbol: true,
  label: { fontSize: MARK_FONT_SIZE, color: ink, distance: 4 },
  data,
  ...options,
})

interface Periods {
  unfinished: boolean
  /** Whether a line joins the points. If the figures allow no trend, the points are drawn as columns instead. */
  isJoined?: boolean
}

/** Returns a column on the axis. The column of an unfinished year is only an outline. */
const columnMark = (shape: RectPlacement, colour: string, isOpen: boolean): ChartMark =>
  isOpen
    ? { type: 'rect', shape, style: { fill: 'none', stroke: colour, lineWidth: 1.5, lineDash: [3, 3] } }
    : rectMark(shape, colour)

/** Draws a line through the years. The last part is dotted while its year is unfinished. */
export function drawLine(items: ChartItem[], { unfinished, isJoined = true }: Periods): ChartDrawing {
  const values = items.map(item => item.value)
  const last = items.length - 1
  const largest = Math.max(0, ...values)
  // A period that has not ended is compared with no other.
  const finishedValues = unfinished && last > 0 ? values.slice(0, -1) : values
  const greatest = finishedValues.indexOf(Math.max(0, ...finishedValues))
  const end = roundUp(largest)
  const numbers = values.map(formatCount)
  const widths = numbers.map(number => widthOf(number, MARK_FONT_SIZE))
  const nameWidth = Math.max(0, ...items.map(({ name }) => widthOf(name, MARK_FONT_SIZE)))
  const side = Math.max(SIDE, ...[nameWidth, widths[0] ?? 0, widths[last] ?? 0].map(width => width / 2))

  return {
    height: HEIGHT,
    option(frame) {
      const { ink2, ink3, card, grid, slices } = frame.palette
      const colour = slices[0]!
      const { box, field, pitch } = fieldOf(frame, { side, last, isJoined })
      // The names of the points are counted from the end, so that the last point always shows its name.
      const step = Math.ceil((nameWidth + BETWEEN_NAMES) / pitch)
      const heightOf = (value: number) => (value / end) * field.height
      // Columns have no line, so their numbers need not avoid one.
      const lineHeightOf = isJoined ? heightOf : () => 0
      const labels = placeLabels({
        values,
        widths,
        pitch,
        heightOf: lineHeightOf,
        side,
        priority: [finishedValues.length - 1, greatest, last],
      })
      const xOf = (index: number) => (last > 0 ? field.left + index * pitch : box.left + box.width / 2)

      const point = (index: number, ground = colour): Data[number] => ({
        value: values[index],
        symbolSize: isJoined ? 6 : 0,
        itemStyle: { color: ground, borderColor: colour, borderWidth: 1.5 },
        label: {
          show: labels[index]!.isVisible,
          position: labels[index]!.below ? 'bottom' : 'top',
          offset: [labels[index]!.shift, 0],
          formatter: numbers[index],
          fontWeight: index === greatest && largest > 0 ? TYPE.badge.fontWeight : TYPE.meta.fontWeight,
        },
      })
      const finished = unfinished && isJoined ? last : items.length
      const solid = items.map((_, index) => (index < finished ? point(index) : NOTHING))
      const dotted = items.map((_, index) => {
        if (index === last) return point(index, card)
        return index === last - 1 ? { value: values[index], symbol: 'none' } : NOTHING
      })
      const stroke = { color: colour, width: isJoined ? 2 : 0 }
      const columns = values.flatMap((value, index): ChartMark[] => {
        if (isJoined || value === 0) return []
        const width = Math.min(COLUMN.width, 2 * side, COLUMN.share * (last > 0 ? pitch : box.width))
        const height = Math.max(COLUMN.least, heightOf(value))
        const shape = { x: xOf(index) - width / 2, y: field.top + field.height - height, width, height }
        return [columnMark(shape, colour, unfinished && index === last)]
      })
      const gridLine = (index: number) => {
        const y = field.top + (index * field.height) / INTERVALS
        return rectMark({ x: box.left, y, width: box.width, height: 1 }, grid)
      }

      return {
        grid: field,
        xAxis: {
          type: 'category',
          boundaryGap: items.length < 2,
          data: items.map(item => item.name),
          axisLine: { show: false },
          axisTick: { show: false },
          axisLabel: {
            fontSize: MARK_FONT_SIZE,
            color: ink3,
            margin: 12,
            interval: (index: number) => (last - index) % step === 0,
          },
        },
        yAxis: { type: 'value', min: 0, max: end, axisLabel: { show: false }, splitLine: { show: false } },
        series: [
          silentSeries([...Array.from({ length: INTERVALS + 1 }, (_, index) => gridLine(index)), ...columns]),
          lineSeries(solid, ink2, {
            lineStyle: stroke,
            ...(isJoined ? { areaStyle: { color: colour, opacity: 0.08 } } : {}),
          }),
          ...(unfinished && isJoined
            ? [lineSeries(dotted, ink2, { lineStyle: { ...stroke, type: [3, 4], cap: 'round' } })]
            : []),
          tappableSeries(items.length, index => {
            const width = last > 0 ? pitch : box.width
            return tapAreaMark({ x: xOf(index) - width / 2, y: box.top, width, height: box.height })
          }),
        ],
      }
    },
  }
}
