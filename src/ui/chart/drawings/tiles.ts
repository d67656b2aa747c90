import { formatCount, formatShortCount } from '@domain/format/amounts'
import { PROVINCE_GRID, type Province, PROVINCES, isCorps, provinceOf } from '@domain/charts/provinces'
import { TYPE } from '../palette'
import type { ChartItem, ChartDrawing, DrawingFrame } from '../types'
import { widthOf } from './fit'
import {
  frameBoxOf,
  rectMark,
  textMark,
  type ChartMark,
  MARK_FONT_SIZE,
  silentSeries,
  tappableSeries,
  markGroup,
  type ColourStep,
  colourStepsOf,
  colourStepOf,
} from './marks'
import { visualCopy, fill } from '@/copy/visual'

const words = visualCopy.visual.regions

interface Regions {
  /** The province of each item. `undefined` if the map lacks the province, or if an earlier item has it. */
  provinces: Array<Province | undefined>
  largest: number
  steps: ColourStep[]
  sentences: string[]
}

/** Returns sentences that name the regions with the most cases. With only one region nothing is compared. */
function whereSentences(items: ChartItem[]) {
  const largest = Math.max(0, ...items.map(({ value }) => value))
  const [first, ...others] = items.filter(item => item.value === largest)
  const some = items.filter(item => item.value > 0)
  const count = some.length
  const hasCorps = count > 1 && some.some(({ name }) => isCorps(name))
  const inAll = fill(hasCorps ? words.regionsAndCorps : words.regions, { count: hasCorps ? count - 1 : count })
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
 * Assigns the items to provinces. Adds the colour scale and the sentences that both kinds of map show. `total`
 * includes cases without a region. `mapProvinces` are the names of the provinces on the map.
 */
export function placeRegions(items: ChartItem[], total = 0, mapProvinces = PROVINCES.map(({ name }) => name)): Regions {
  const itemProvinces = items.map(({ name }) => provinceOf(name))
  const provinces = itemProvinces.map((one, index) =>
    one && mapProvinces.includes(one.name) && itemProvinces.indexOf(one) === index ? one : undefined,
  )
  const elsewhere = items.reduce((sum, { value }, index) => (provinces[index] ? sum : sum + value), 0)
  const nowhere = total - items.reduce((sum, { value }) => sum + value, 0)
  const largest = Math.max(0, ...items.map(({ value }, index) => (provinces[index] ? value : 0)))
  return {
    provinces,
    largest,
    steps: colourStepsOf(largest),
    sentences: [
      ...whereSentences(items),
      ...(elsewhere ? [fill(words.elsewhere, { count: formatCount(elsewhere) })] : []),
      ...(nowhere > 0 ? [fill(words.nowhere, { count: formatCount(nowhere) })] : []),
    ],
  }
}

const SENTENCE = 18

/** Returns the height that the sentences need. */
export const cornerSentencesHeight = ({ sentences }: Regions) => sentences.length * SENTENCE

/** Draws lines of explanation in the free corner of the map. */
export const cornerSentenceMarks = (
  { sentences }: Regions,
  { left, top }: { left: number; top: number },
  { palette }: DrawingFrame,
) =>
  sentences.map((sentence, index) =>
    textMark(sentence, {
      ...{ x: left + 2, y: top + (index + 0.5) * SENTENCE },
      type: TYPE.meta,
      fill: index === 0 ? palette.ink2 : palette.ink3,
    }),
  )

export const LEGEND_HEIGHT = 40
const BAR = 8
const BETWEEN = 2

function labelsOf(steps: ColourStep[], width: number) {
  const ranges = steps.map(({ from, to }) => {
    if (to === undefined) return fill(words.atLeast, { count: formatCount(from) })
    return from === to ? formatCount(from) : `${formatCount(from)}–${formatCount(to)}`
  })
  if (ranges.every(range => widthOf(range, TYPE.meta.fontSize) <= width)) return ranges
  return steps.map(({ from }) => fill(words.from, { count: formatShortCount(from) }))
}

/** Draws the colour scale below the map. */
export function legendMarks(
  { steps }: Regions,
  box: { left: number; top: number; width: number },
  { palette }: DrawingFrame,
): ChartMark[] {
  const width = (box.width - (steps.length - 1) * BETWEEN) / Math.max(1, steps.length)
  const labels = labelsOf(steps, width)
  return steps.flatMap(({ colour }, index) => {
    const x = box.left + index * (width + BETWEEN)
    return [
      rectMark({ x, y: box.top + LEGEND_HEIGHT - 28, width, height: BAR }, palette.steps[colour]!.ground),
      textMark(labels[index]!, {
        ...{ x: x + width / 2, y: box.top + LEGEND_HEIGHT - 8 },
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
const NUMBER = { ...TYPE.meta, fontSize: MARK_FONT_SIZE }

export const MAP_HEIGHT = PROVINCE_GRID.rows * ROW

/** Returns the most exact form of a count that fits a tile: 1,234, 1.2万 or 12万. */
export function countTextFor(count: number, width: number): string {
  const fits = (text: string) => widthOf(text, MARK_FONT_SIZE) <= width
  return [formatCount(count), formatShortCount(count)].find(fits) ?? formatShortCount(count).replace(/\.\d/, '')
}

/** Draws the provinces as a grid of tiles in their rough positions. `total` also counts cases without a province. */
export function drawTiles(items: ChartItem[], total?: number): ChartDrawing {
  const ownHeight = MAP_HEIGHT + LEGEND_HEIGHT
  const regions = placeRegions(items, total)
  const { provinces, steps, largest } = regions
  const counts = new Map(provinces.map((province, index) => [province, items[index]!.value]))

  return {
    height: ownHeight,
    option(frame) {
      const box = frameBoxOf(frame, ownHeight)
      const column = Math.min(WIDEST, box.width / PROVINCE_GRID.columns)
      const left = box.left + (box.width - column * PROVINCE_GRID.columns) / 2
      const top = box.top + (box.height - ownHeight) / 2

      const tileOf = (province: Province): ChartMark => {
        const count = counts.get(province) ?? 0
        const { ground, text } = frame.palette.steps[colourStepOf(count, steps)]!
        const [width, height] = [column - GAP, ROW - GAP]
        const [x, y] = [left + province.column * column + GAP / 2, top + province.row * ROW]
        const best = count > 0 && count === largest
        const middle = { x: x + width / 2, fill: text, align: 'center' } as const
        const sign = { ...TYPE.sub, fontWeight: best ? TYPE.badge.fontWeight : TYPE.sub.fontWeight }
        return markGroup([
          rectMark({ x, y, width, height }, ground, 4),
          textMark(province.sign, { ...middle, y: y + (count ? 11.5 : height / 2), type: sign }),
          ...(count ? [textMark(countTextFor(count, width), { ...middle, y: y + 25, type: NUMBER })] : []),
        ])
      }
      const empty = PROVINCES.filter(province => !counts.get(province))
      return {
        series: [
          silentSeries([
            ...empty.map(tileOf),
            ...cornerSentenceMarks(regions, { left, top }, frame),
            ...legendMarks(regions, { ...box, top: top + MAP_HEIGHT }, frame),
          ]),
          tappableSeries(items.length, index => {
            const province = provinces[index]
            return province && items[index]!.value ? tileOf(province) : undefined
          }),
        ],
      }
    },
  }
}
