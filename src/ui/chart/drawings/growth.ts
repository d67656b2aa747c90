import {
  type ChartMark,
  frameBoxOf,
  rectMark,
  textMark,
  MARK_FONT_SIZE,
  silentSeries,
  tappableSeries,
  tapAreaMark,
  roundUp,
} from './marks'
import { PALETTES, TYPE } from '../palette'
import type { ChartDrawing } from '../types'
import { widthOf } from './fit'

interface GrowthCurvePoint {
  /** The point's position on the x axis; the axis starts at 0. */
  at: number
  value: number
  /** The growth rate from the previous point to this one. */
  rate: number
}

interface GrowthCurve {
  points: GrowthCurvePoint[]
  /** The index of the selected point. */
  selected: number
  names: { first: string; last: string; rate: (rate: number) => string; value: (value: number) => string }
}

const TALL = 168
const RATES = 48
const ABOVE = 24
const BETWEEN = 16
const BELOW = 24
const SIDE = 12
const HEIGHT = ABOVE + TALL + BETWEEN + RATES + BELOW
const INTERVALS = 4
const LEAST_RATE = 0.3
const small = { ...TYPE.meta, fontSize: MARK_FONT_SIZE }

interface Stretch {
  from: number
  to: number
  rate: number
}

/** Joins adjacent points with the same rate. */
function stretchesOf(points: GrowthCurvePoint[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { at, rate } of points) {
    const last = stretches[stretches.length - 1]
    if (last?.rate === rate) last.to = at
    else stretches.push({ from: last?.to ?? 0, to: at, rate })
  }
  return stretches
}

/** Draws a growing value as a line that starts at 0. Below it draws the rates as steps. */
export function drawGrowth({ points, selected, names }: GrowthCurve): ChartDrawing {
  const end = points[points.length - 1]?.at ?? 1
  const top = roundUp(Math.max(...points.map(({ value }) => value)))
  const stretches = stretchesOf(points)
  const highest = Math.max(...stretches.map(({ rate }) => rate))
  const selectedPoint = points[selected]

  return {
    height: HEIGHT,
    option(frame) {
      const { ink2, ink3, brand, brandSoft, card, grid, slices } = frame.palette
      // The colour is the same in both themes. It is dark enough for the text on it.
      const [colour, onBar] = [slices[0]!, PALETTES.light.onBrand]
      const box = frameBoxOf(frame, HEIGHT)
      const field = { left: box.left + SIDE, top: box.top + ABOVE, width: box.width - 2 * SIDE, height: TALL }
      const foot = field.top + field.height + BETWEEN + RATES
      const xOf = (at: number) => field.left + (at / end) * field.width
      const yOf = (value: number) => field.top + field.height * (1 - value / top)

      const lines = Array.from({ length: INTERVALS + 1 }, (_, index) =>
        rectMark(
          { x: field.left, y: field.top + (index * field.height) / INTERVALS, width: field.width, height: 1 },
          grid,
        ),
      )
      const steps = stretches.flatMap(({ from, to, rate }): ChartMark[] => {
        const [x, width] = [xOf(from), xOf(to) - xOf(from)]
        const height = RATES * (LEAST_RATE + (1 - LEAST_RATE) * (rate / highest))
        const isSelected = selectedPoint !== undefined && from < selectedPoint.at && selectedPoint.at <= to
        const name = names.rate(rate)
        const bar = rectMark(
          { x, y: foot - height, width: Math.max(1, width - 1), height },
          isSelected ? colour : brandSoft,
          1,
        )
        if (widthOf(name, MARK_FONT_SIZE) + 4 > width) return [bar]
        const fill = isSelected ? onBar : ink2
        return [bar, textMark(name, { x: x + width / 2, y: foot - height / 2, type: small, fill, align: 'center' })]
      })
      const days = { y: foot + BELOW / 2, type: small, fill: ink3 }
      const pointer: ChartMark[] = selectedPoint
        ? [
            rectMark({ x: xOf(selectedPoint.at) - 0.5, y: field.top, width: 1, height: foot - field.top }, brand, 0),
            {
              type: 'circle',
              shape: { cx: xOf(selectedPoint.at), cy: yOf(selectedPoint.value), r: 4.5 },
              style: { fill: card, stroke: colour, lineWidth: 2 },
            },
          ]
        : []

      return {
        grid: field,
        xAxis: { type: 'value', min: 0, max: end, show: false },
        yAxis: { type: 'value', min: 0, max: top, show: false },
        series: [
          silentSeries([
            ...lines,
            textMark(names.value(top), { x: field.left, y: box.top + ABOVE / 2, type: small, fill: ink3 }),
            ...steps,
            textMark(names.first, { ...days, x: field.left }),
            textMark(names.last, { ...days, x: field.left + field.width, align: 'right' }),
          ]),
          {
            type: 'line',
            silent: true,
            symbol: 'none',
            lineStyle: { color: colour, width: 2 },
            areaStyle: { color: colour, opacity: 0.08 },
            data: [[0, 0], ...points.map(({ at, value }) => [at, value])],
          },
          silentSeries(pointer),
          tappableSeries(points.length, index => {
            const { at } = points[index]!
            const before = points[index - 1]?.at ?? 0
            const after = points[index + 1]?.at ?? at
            const x = xOf((at + before) / 2)
            return tapAreaMark({ x, y: box.top, width: xOf((at + after) / 2) - x, height: box.height })
          }),
        ],
      }
    },
  }
}
