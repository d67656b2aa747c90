import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { TYPE } from '../palette'
import type { ChartItem, Drawing } from '../types'
import { cutToEms, widthOf } from './fit'
import { boxOf, filled, lettered, type Mark, rising, tappable, together, touchable, roundUp } from './marks'

const ROW = 44
const TALLEST_ROW = 64
/** Letters and track, and the room of half a row around them. */
const CONTENT = 32
const LETTERS = 10
const TRACK = { from: 24, height: 8 }
const GAP = 12
/** Of a bar that stands for anything at all. */
const LEAST = 2
const SHARE_GAP = 8

const NUMBER = { ...TYPE.sub, fontWeight: TYPE.badge.fontWeight }

const widest = (texts: string[], { fontSize }: { fontSize: number }) =>
  Math.max(0, ...texts.map(text => widthOf(text, fontSize)))

/** Bars of one colour, each under its name and number; a tap anywhere in a row is a tap on its bar. */
export function barsOf(items: ChartItem[]): Drawing {
  const ownHeight = items.length * ROW
  const end = roundUp(Math.max(0, ...items.map(item => item.value)))
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
    grows: true,
    option(look) {
      const { left, top, width, height } = boxOf(look, ownHeight)
      const { ink, ink3, fill, slices } = look.palette
      const right = left + width
      const row = Math.min(TALLEST_ROW, height / Math.max(1, items.length))
      const named = Math.min(LIMITS.visual.barName, (width - numbersEnd - numbersTake - GAP) / TYPE.sub.fontSize)

      const rowOf = ({ name, value, share = '' }: ChartItem, from: number): Mark[] => {
        const y = from + (row - CONTENT) / 2
        const track = { x: left, y: y + TRACK.from, width, height: TRACK.height }
        const line = y + LETTERS
        return [
          touchable({ x: left, y: from, width, height: row }),
          lettered(cutToEms(name, named), { x: left, y: line, type: TYPE.sub, fill: ink }),
          lettered(formatCount(value), { x: right - numbersEnd, y: line, type: NUMBER, fill: ink, align: 'right' }),
          lettered(share, { x: right, y: line, type: TYPE.meta, fill: ink3, align: 'right' }),
          filled(track, fill),
          ...(value > 0 ? [rising({ ...track, width: Math.max(LEAST, (width * value) / end) }, slices[0]!)] : []),
        ]
      }
      return {
        series: [tappable(items.length, index => together(rowOf(items[index]!, top + index * row)))],
      }
    },
  }
}
