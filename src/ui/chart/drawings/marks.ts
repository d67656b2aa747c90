/** The parts that drawings are put together from: texts and shapes at places that the drawing has reckoned. */
import type { CustomSeriesOption } from 'echarts/charts'
import { FONT } from '../font'
import { TYPE } from '../palette'
import type { Look } from '../types'

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
