import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { TYPE } from '../palette'
import type { ChartItem, ChartDrawing } from '../types'
import { cutToLength, widthOf } from './fit'
import {
  frameBoxOf,
  rectMark,
  textMark,
  type ChartMark,
  silentSeries,
  tappableSeries,
  markGroup,
  tapAreaMark,
} from './marks'

const RING = { most: 128, least: 104, part: 0.37, hole: 0.656 }
const ROW = 32
const GAP = 20
const SWATCH = 8
/** The total width in px of the two gutters next to the chart. */
const GUTTERS = 32
const { length, narrowLength, narrowBelow } = LIMITS.visual.legend

/** Returns the largest font size at which the total fits into the hole of the ring. */
const sizeOf = (text: string, hole: number) =>
  [TYPE.name, TYPE.page, TYPE.sub].find(({ fontSize }) => widthOf(text, fontSize) <= hole) ?? TYPE.meta

/** Draws a ring with the total inside and a legend beside it. A tap on a slice or its legend row reports the item. */
export function drawPie(items: ChartItem[], { total, unit }: { total: number; unit: string }): ChartDrawing {
  const ownHeight = Math.max(RING.most + SWATCH, items.length * ROW)
  const whole = formatCount(total)
  return {
    height: ownHeight,
    option(frame) {
      const { left, top, width, height } = frameBoxOf(frame, ownHeight)
      const { ink, ink2, ink3, ink4, line2, card, fill, slices } = frame.palette
      const greys = { others: ink4, none: line2 }
      const colourOf = ({ rest }: ChartItem, index: number) => (rest ? greys[rest] : slices[index % slices.length]!)
      const ring = Math.max(RING.least, Math.min(RING.most, width * RING.part))
      const hole = ring * RING.hole
      const [x, y] = [left + ring / 2, top + height / 2]
      const letters = width + GUTTERS < narrowBelow ? narrowLength : length

      const start = left + ring + GAP
      const first = y - (items.length * ROW) / 2
      const rowOf = (item: ChartItem, index: number): ChartMark[] => {
        const { name, value } = item
        const from = first + index * ROW
        const line = from + ROW / 2
        return [
          tapAreaMark({ x: start, y: from, width: left + width - start, height: ROW }),
          rectMark({ x: start, y: line - SWATCH / 2, width: SWATCH, height: SWATCH }, colourOf(item, index)),
          textMark(cutToLength(name, letters), { x: start + 2 * SWATCH, y: line, type: TYPE.sub, fill: ink }),
          textMark(formatCount(value), { x: left + width, y: line, type: TYPE.meta, fill: ink2, align: 'right' }),
        ]
      }
      return {
        series: [
          {
            type: 'pie',
            center: [x, y],
            radius: [hole / 2, ring / 2],
            emptyCircleStyle: { color: fill },
            label: { show: false },
            labelLine: { show: false },
            emphasis: { disabled: true },
            // Without data ECharts draws an empty ring.
            data: (items.some(({ value }) => value > 0) ? items : []).map((item, index) => ({
              name: item.name,
              value: item.value,
              itemStyle: { color: colourOf(item, index), borderColor: card, borderWidth: 2 },
            })),
          },
          silentSeries([
            textMark(whole, { x, y: y - 6, type: sizeOf(whole, hole * 0.86), fill: ink, align: 'center' }),
            textMark(unit, { x, y: y + 12, type: TYPE.meta, fill: ink3, align: 'center' }),
          ]),
          tappableSeries(items.length, index => markGroup(rowOf(items[index]!, index))),
        ],
      }
    },
  }
}
