/** Builds the exported picture of a chart, with its title, search, source and date. */
import type { EChartsCoreOption } from 'echarts/core'
import { LIMITS } from '@domain/limits'
import { cutToEms, emsOf, wrapToEms } from './fit'
import { rectMark, textMark, silentSeries } from './marks'
import { PALETTES, TYPE } from '../palette'
import type { ChartDrawing } from '../types'

const MAX_LINES = 3
const SPACE = '　'

/**
 * Returns at most three lines with the conditions and the total of the search, each at most `ems` wide. The conditions
 * are cut with …; the total is never cut.
 */
export function conditionLines({ conditions, total }: { conditions: string[]; total: string }, ems: number): string[] {
  const lines = wrapToEms(conditions.join(SPACE), ems)
  const [last = ''] = lines.slice(-1)
  if (last && lines.length <= MAX_LINES && emsOf(last + SPACE + total) <= ems) {
    return [...lines.slice(0, -1), last + SPACE + total]
  }
  if (lines.length < MAX_LINES) return [...lines, total]
  const rest = lines.slice(MAX_LINES - 1).join('')
  return [...lines.slice(0, MAX_LINES - 1), cutToEms(rest, ems - emsOf(SPACE + total)) + SPACE + total]
}

interface PictureTexts {
  title: string
  conditions: string[]
  total: string
  source: string
  date: string
}

const { pixelRatio, width: PIXELS, height: LEAST } = LIMITS.visual.image
export const PICTURE_WIDTH = PIXELS / pixelRatio

const EDGE = 24
const TITLE = TYPE.name
const LINE = TYPE.sub.lineHeight
const GAP = 16
/** The height of the footer in px, measured from its top line. */
const FOOT = 52

/** Frames a drawing for export. The colours are always light, for print and documents. */
export function framePicture(drawing: ChartDrawing, { title, source, date, ...about }: PictureTexts): ChartDrawing {
  const palette = PALETTES.light
  const width = PICTURE_WIDTH - 2 * EDGE
  const lines = conditionLines(about, width / TYPE.meta.fontSize)
  const top = EDGE + TITLE.lineHeight + 4 + lines.length * LINE + GAP
  const height = Math.max(LEAST / pixelRatio, top + drawing.height + GAP + FOOT)
  const foot = height - FOOT

  return {
    ...drawing,
    height,
    option() {
      const place = { left: EDGE, top, width, height: foot - GAP - top }
      const { series, ...option }: EChartsCoreOption = drawing.option({ ...place, palette })
      const line = (text: string, y: number, x = EDGE) =>
        textMark(text, { x, y, type: TYPE.meta, fill: palette.ink3, align: x === EDGE ? 'left' : 'right' })
      const around = [
        textMark(cutToEms(title, width / TITLE.fontSize), {
          x: EDGE,
          y: EDGE + TITLE.lineHeight / 2,
          type: TITLE,
          fill: palette.ink,
        }),
        ...lines.map((text, index) => line(text, EDGE + TITLE.lineHeight + 4 + (index + 0.5) * LINE)),
        rectMark({ x: EDGE, y: foot, width, height: 1 }, palette.line),
        line(source, foot + FOOT / 2 - 4),
        line(date, foot + FOOT / 2 - 4, EDGE + width),
      ]
      return { ...option, backgroundColor: palette.card, series: [series, silentSeries(around)].flat() }
    },
  }
}
