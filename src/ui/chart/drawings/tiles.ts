import { formatCount, formatShort } from '@domain/format/amounts'
import { GRID, type Province, PROVINCES } from '@domain/charts/provinces'
import { TYPE } from '../palette'
import type { ChartItem, Drawing } from '../types'
import { widthOf } from './fit'
import { boxOf, filled, lettered, type Mark, MARK_SIZE, still, tappable, together } from './marks'
import { corner, LEGEND, legend, regionsOf } from './regions'
import { colourOf } from './scale'

const ROW = 38
const GAP = 3
const WIDEST = 52
const NUMBER = { ...TYPE.meta, fontSize: MARK_SIZE }

export const MAP_HEIGHT = GRID.rows * ROW

/** 1,234 or 1.2万 or 12万: the most exact that a tile takes. */
export function numberFor(count: number, width: number): string {
  const fits = (text: string) => widthOf(text, MARK_SIZE) <= width
  return [formatCount(count), formatShort(count)].find(fits) ?? formatShort(count).replace(/\.\d/, '')
}

/** The provinces as a grid of tiles, each where one looks for it; `total` counts what has no province too. */
export function tilesOf(items: ChartItem[], total?: number): Drawing {
  const ownHeight = MAP_HEIGHT + LEGEND
  const regions = regionsOf(items, total)
  const { provinces, steps, largest } = regions
  const counts = new Map(provinces.map((province, index) => [province, items[index]!.value]))

  return {
    height: ownHeight,
    option(look) {
      const box = boxOf(look, ownHeight)
      const column = Math.min(WIDEST, box.width / GRID.columns)
      const left = box.left + (box.width - column * GRID.columns) / 2
      const top = box.top + (box.height - ownHeight) / 2

      const tileOf = (province: Province): Mark => {
        const count = counts.get(province) ?? 0
        const { ground, text } = look.palette.steps[colourOf(count, steps)]!
        const [width, height] = [column - GAP, ROW - GAP]
        const [x, y] = [left + province.column * column + GAP / 2, top + province.row * ROW]
        const best = count > 0 && count === largest
        const middle = { x: x + width / 2, fill: text, align: 'center' } as const
        const sign = { ...TYPE.sub, fontWeight: best ? TYPE.badge.fontWeight : TYPE.sub.fontWeight }
        return together([
          filled({ x, y, width, height }, ground, 4),
          lettered(province.sign, { ...middle, y: y + (count ? 11.5 : height / 2), type: sign }),
          ...(count ? [lettered(numberFor(count, width), { ...middle, y: y + 25, type: NUMBER })] : []),
        ])
      }
      const empty = PROVINCES.filter(province => !counts.get(province))
      return {
        series: [
          still([
            ...empty.map(tileOf),
            ...corner(regions, { left, top }, look),
            ...legend(regions, { ...box, top: top + MAP_HEIGHT }, look),
          ]),
          tappable(items.length, index => {
            const province = provinces[index]
            return province && items[index]!.value ? tileOf(province) : undefined
          }),
        ],
      }
    },
  }
}
