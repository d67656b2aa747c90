import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { TYPE } from '../palette'
import type { ChartItem, ChartDrawing } from '../types'
import { cutToEms, widthOf } from './fit'
import {
  frameBoxOf,
  rectMark,
  textMark,
  type ChartMark,
  growingRectMark,
  tappableSeries,
  markGroup,
  tapAreaMark,
} from './marks'

const ROW = 44
const TALLEST_ROW = 64
/** The height of a row's text and bar, without the space above and below. */
const CONTENT = 32
const LETTERS = 10
const TRACK = { from: 24, height: 8 }
const GAP = 12
/** The least width of a bar in px, so that a small value stays visible. */
const LEAST = 2
const SHARE_GAP = 8

const NUMBER = { ...TYPE.sub, fontWeight: TYPE.badge.fontWeight }

const widest = (texts: string[], { fontSize }: { fontSize: number }) =>
  Math.max(0, ...texts.map(text => widthOf(text, fontSize)))

/**
 * Draws bars of one colour, each below its name and number. A tap anywhere in a row selects its bar. If `whole` is
 * passed, each bar lies on a track whose length stands for `whole`. Otherwise the longest bar takes the full width.
 */
export function drawBars(items: ChartItem[], whole?: number): ChartDrawing {
  const ownHeight = items.length * ROW
  const end = whole ?? Math.max(1, ...items.map(item => item.value))
  const sharesTake = widest(
    items.map(({ share = '' }) => share),
    TYPE.meta,
  )
  const numbersEnd = sharesTake && sharesTake + SHARE_GAP
  const numbersTake = widest(
    items.map(({ value }) => formatCount(value)),
    NUMBER,
  )

  return {
    height: ownHeight,
    canGrow: true,
    option(frame) {
      const { left, top, width, height } = frameBoxOf(frame, ownHeight)
      const { ink, ink3, fill, slices } = frame.palette
      const right = left + width
      const row = Math.min(TALLEST_ROW, height / Math.max(1, items.length))
      const named = Math.min(LIMITS.visual.barName, (width - numbersEnd - numbersTake - GAP) / TYPE.sub.fontSize)

      const rowOf = ({ name, value, share = '' }: ChartItem, from: number): ChartMark[] => {
        const y = from + (row - CONTENT) / 2
        const track = { x: left, y: y + TRACK.from, width, height: TRACK.height }
        const line = y + LETTERS
        return [
          tapAreaMark({ x: left, y: from, width, height: row }),
          textMark(cutToEms(name, named), { x: left, y: line, type: TYPE.sub, fill: ink }),
          textMark(formatCount(value), { x: right - numbersEnd, y: line, type: NUMBER, fill: ink, align: 'right' }),
          textMark(share, { x: right, y: line, type: TYPE.meta, fill: ink3, align: 'right' }),
          ...(whole === undefined ? [] : [rectMark(track, fill)]),
          ...(value > 0
            ? [growingRectMark({ ...track, width: Math.max(LEAST, (width * value) / end) }, slices[0]!)]
            : []),
        ]
      }
      return {
        series: [tappableSeries(items.length, index => markGroup(rowOf(items[index]!, top + index * row)))],
      }
    },
  }
}
