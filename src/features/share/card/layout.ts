/** The layout of a document's card in CSS pixels, equal on all hosts. */
import { LIMITS } from '@domain/limits'
import type { QrDots } from '@/platform/qr-code/port'
import { clampToEms, cutToEms } from '@/ui/chart/drawings/fit'
import { PALETTES, TYPE } from '@/ui/chart/palette'
import type { CardTexts } from './texts'

export interface CardBox {
  x: number
  y: number
  width: number
  height: number
}

interface TextStyle {
  fontSize: number
  fontWeight: number
}

export type CardMark =
  /** `y` is the vertical centre of the line. */
  | { kind: 'text'; text: string; x: number; y: number; type: TextStyle; fill: string }
  | { kind: 'box'; box: CardBox; fill: string }
  | { kind: 'logo'; x: number; y: number }
  | { kind: 'dots'; dots: QrDots; x: number; y: number; step: number; fill: string }

export interface Card {
  height: number
  marks: CardMark[]
}

/** The card is always light, so that cameras can read the QR code. */
export const COLOURS = PALETTES.light
export const LOGO = 18

const { width: PIXELS, pixelRatio } = LIMITS.visual.image
export const CARD_WIDTH = PIXELS / pixelRatio

const EDGE = 24
const INNER = CARD_WIDTH - 2 * EDGE
const LABEL = 76
/** Fits the quiet border of a QR code, which is four dots wide. */
const GAP = 20
const TITLE_LINES = 4
const FACT_LINES = 2
/** The approximate size of the QR code. Dots have whole pixels and a least size for cameras. */
const CODE = 112
const LEAST_DOT = 1.5
const PIXEL = 1 / pixelRatio

const dotOf = (dots: QrDots) => Math.max(LEAST_DOT, Math.floor(CODE / dots.length / PIXEL) * PIXEL)

/** Stacks lines of text from `y` down. */
function lines(
  texts: string[],
  x: number,
  y: number,
  type: TextStyle & { lineHeight: number },
  fill: string,
): CardMark[] {
  return texts.map((text, at) => ({ kind: 'text', text, x, y: y + (at + 0.5) * type.lineHeight, type, fill }))
}

const rule = (y: number): CardMark => ({
  kind: 'box',
  box: { x: EDGE, y, width: INNER, height: PIXEL },
  fill: COLOURS.line2,
})

function factLines({ label, value }: CardTexts['facts'][number], y: number) {
  const { fontSize, lineHeight } = TYPE.sub
  const values = clampToEms(value, (INNER - LABEL) / fontSize, FACT_LINES)
  return {
    marks: [
      ...lines([cutToEms(label, (LABEL - 8) / fontSize)], EDGE, y, TYPE.sub, COLOURS.ink3),
      ...lines(values, EDGE + LABEL, y, TYPE.sub, COLOURS.ink),
    ],
    height: values.length * lineHeight,
  }
}

/** The app's name, the QR code and the date. */
function footer({ app, createdOn, scan }: CardTexts, dots: QrDots | undefined, top: number) {
  const step = dots ? dotOf(dots) : 0
  const code = dots ? dots.length * step : 0
  const room = INNER - (code && code + GAP)
  const scanLines = dots ? clampToEms(scan, room / TYPE.sub.fontSize, FACT_LINES) : []
  const height = TYPE.head.lineHeight + 8 + scanLines.length * TYPE.sub.lineHeight + TYPE.meta.lineHeight
  const tall = Math.max(code, height)
  const from = top + (tall - height) / 2
  const below = from + TYPE.head.lineHeight + 8
  const name = cutToEms(app, (room - LOGO - 8) / TYPE.head.fontSize)
  const marks: CardMark[] = [
    { kind: 'logo', x: EDGE, y: from + (TYPE.head.lineHeight - LOGO) / 2 },
    ...lines([name], EDGE + LOGO + 8, from, TYPE.head, COLOURS.ink),
    ...lines(scanLines, EDGE, below, TYPE.sub, COLOURS.ink2),
    ...lines([createdOn], EDGE, below + scanLines.length * TYPE.sub.lineHeight, TYPE.meta, COLOURS.ink3),
  ]
  if (dots) marks.push({ kind: 'dots', dots, x: EDGE + INNER - code, y: top, step, fill: COLOURS.ink })
  return { marks, height: tall }
}

export function cardOf(texts: CardTexts, dots: QrDots | undefined): Card {
  const marks = lines([texts.library], EDGE, EDGE, TYPE.label, COLOURS.brand)
  const title = clampToEms(texts.title, INNER / TYPE.name.fontSize, TITLE_LINES)
  let y = EDGE + TYPE.label.lineHeight + 8
  marks.push(...lines(title, EDGE, y, TYPE.name, COLOURS.ink))
  y += title.length * TYPE.name.lineHeight + GAP
  for (const fact of texts.facts) {
    const { marks: factMarks, height } = factLines(fact, y)
    marks.push(...factMarks)
    y += height + 6
  }
  if (texts.facts.length) y += GAP - 6
  const { marks: below, height } = footer(texts, dots, y + GAP)
  marks.push(rule(y), ...below)
  // A canvas needs a whole height.
  return { height: Math.ceil(y + GAP + height + EDGE), marks }
}
