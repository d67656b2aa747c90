import { formatCount, formatShort } from '@domain/format/amounts'
import { GRID, type Province, PROVINCES, provinceOf } from '@domain/charts/provinces'
import { TYPE } from '../palette'
import type { ChartItem, Drawing, Look } from '../types'
import { widthOf } from './fit'
import {
  boxOf,
  filled,
  lettered,
  type Mark,
  MARK_SIZE,
  still,
  tappable,
  together,
  type Step,
  stepsOf,
  colourOf,
} from './marks'
import { visualCopy, fill } from '@/copy/visual'

const words = visualCopy.visual.regions

interface Regions {
  /** The province of each item, where it has one. */
  provinces: Array<Province | undefined>
  largest: number
  steps: Step[]
  sentences: string[]
}

/** Where the cases are: one region has no others to be more than. */
function whereSentences(items: ChartItem[]) {
  const largest = Math.max(0, ...items.map(({ value }) => value))
  const [first, ...others] = items.filter(item => item.value === largest)
  const count = items.filter(item => item.value > 0).length
  const inAll = fill(words.regions, { count })
  if (!first || !largest) return [inAll]
  const values = {
    name: provinceOf(first.name)?.name ?? first.name,
    count: formatCount(largest),
    regions: others.length + 1,
  }
  if (count === 1) return [fill(words.only, values)]
  return [fill(others.length ? words.mostOfSeveral : words.most, values), inAll]
}

/**
 * The grid of tiles and the geographic map share the items by province, the scale and the words. `total`: of how many the items tell
 * the region. `drawn`: the names of the provinces that have a place on this map.
 */
export function regionsOf(items: ChartItem[], total = 0, drawn = PROVINCES.map(({ name }) => name)): Regions {
  const known = items.map(({ name }) => provinceOf(name))
  const provinces = known.map((one, index) =>
    one && drawn.includes(one.name) && known.indexOf(one) === index ? one : undefined,
  )
  const elsewhere = items.reduce((sum, { value }, index) => (provinces[index] ? sum : sum + value), 0)
  const nowhere = total - items.reduce((sum, { value }) => sum + value, 0)
  const largest = Math.max(0, ...items.map(({ value }, index) => (provinces[index] ? value : 0)))
  return {
    provinces,
    largest,
    steps: stepsOf(largest),
    sentences: [
      ...whereSentences(items),
      ...(elsewhere ? [fill(words.elsewhere, { count: formatCount(elsewhere) })] : []),
      ...(nowhere > 0 ? [fill(words.nowhere, { count: formatCount(nowhere) })] : []),
    ],
  }
}

const SENTENCE = 18

/** So much room do the sentences take. */
export const cornerHeight = ({ sentences }: Regions) => sentences.length * SENTENCE

/** In the corner that no region needs. */
export const corner = ({ sentences }: Regions, { left, top }: { left: number; top: number }, { palette }: Look) =>
  sentences.map((sentence, index) =>
    lettered(sentence, {
      ...{ x: left + 2, y: top + (index + 0.5) * SENTENCE },
      type: TYPE.meta,
      fill: index === 0 ? palette.ink2 : palette.ink3,
    }),
  )

export const LEGEND = 40
const BAR = 8
const BETWEEN = 2

function labelsOf(steps: Step[], width: number) {
  const ranges = steps.map(({ from, to }) => {
    if (to === undefined) return fill(words.atLeast, { count: formatCount(from) })
    return from === to ? formatCount(from) : `${formatCount(from)}–${formatCount(to)}`
  })
  if (ranges.every(range => widthOf(range, TYPE.meta.fontSize) <= width)) return ranges
  return steps.map(({ from }) => fill(words.from, { count: formatShort(from) }))
}

/** The steps of the scale in a row under the map. */
export function legend(
  { steps }: Regions,
  box: { left: number; top: number; width: number },
  { palette }: Look,
): Mark[] {
  const width = (box.width - (steps.length - 1) * BETWEEN) / Math.max(1, steps.length)
  const labels = labelsOf(steps, width)
  return steps.flatMap(({ colour }, index) => {
    const x = box.left + index * (width + BETWEEN)
    return [
      filled({ x, y: box.top + LEGEND - 28, width, height: BAR }, palette.steps[colour]!.ground),
      lettered(labels[index]!, {
        ...{ x: x + width / 2, y: box.top + LEGEND - 8 },
        type: TYPE.meta,
        fill: palette.ink3,
        align: 'center',
      }),
    ]
  })
}

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
