/** Where everything stands on the card of a document, in CSS pixels: pure, and the same on every host. */
import { LIMITS } from '@domain/limits'
import type { QrDots } from '@/platform/qr-code/port'
import { clampToEms, cutToEms } from '@/ui/chart/drawings/fit'
import { PALETTES, TYPE } from '@/ui/chart/palette'
import type { CardTexts } from './texts'

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Type {
  fontSize: number
  fontWeight: number
}

export type Mark =
  /** `y` is the middle of the line. */
  | { kind: 'text'; text: string; x: number; y: number; type: Type; fill: string }
  | { kind: 'box'; box: Box; fill: string }
  | { kind: 'logo'; x: number; y: number }
  | { kind: 'dots'; dots: QrDots; x: number; y: number; step: number; fill: string }

export interface Card {
  height: number
  marks: Mark[]
}

/** Always light: it is looked at beside whatever else a chat holds, and read by cameras. */
export const COLOURS = PALETTES.light
export const LOGO = 18

const { width: PIXELS, pixelRatio } = LIMITS.visual.image
export const CARD_WIDTH = PIXELS / pixelRatio

const EDGE = 24
const INNER = CARD_WIDTH - 2 * EDGE
const LABEL = 76
/** A code's border of four dots fits in, and so does a finger's breadth between what belongs together. */
const GAP = 20
const TITLE_LINES = 4
const FACT_LINES = 2
/** A code is about so large; dots are of whole pixels, and of no fewer than a camera tells apart. */
const CODE = 112
const LEAST_DOT = 1.5
const PIXEL = 1 / pixelRatio

const dotOf = (dots: QrDots) => Math.max(LEAST_DOT, Math.floor(CODE / dots.length / PIXEL) * PIXEL)

/** Lines below each other, from `y` down. */
function lines(texts: string[], x: number, y: number, type: Type & { lineHeight: number }, fill: string): Mark[] {
  return texts.map((text, at) => ({ kind: 'text', text, x, y: y + (at + 0.5) * type.lineHeight, type, fill }))
}

const ruled = (y: number): Mark => ({
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

/** Whose it is, and the way to it. */
function foot({ app, made, scan }: CardTexts, dots: QrDots | undefined, top: number) {
  const step = dots ? dotOf(dots) : 0
  const code = dots ? dots.length * step : 0
  const room = INNER - (code && code + GAP)
  const said = dots ? clampToEms(scan, room / TYPE.sub.fontSize, FACT_LINES) : []
  const height = TYPE.head.lineHeight + 8 + said.length * TYPE.sub.lineHeight + TYPE.meta.lineHeight
  const tall = Math.max(code, height)
  const from = top + (tall - height) / 2
  const below = from + TYPE.head.lineHeight + 8
  const name = cutToEms(app, (room - LOGO - 8) / TYPE.head.fontSize)
  const marks: Mark[] = [
    { kind: 'logo', x: EDGE, y: from + (TYPE.head.lineHeight - LOGO) / 2 },
    ...lines([name], EDGE + LOGO + 8, from, TYPE.head, COLOURS.ink),
    ...lines(said, EDGE, below, TYPE.sub, COLOURS.ink2),
    ...lines([made], EDGE, below + said.length * TYPE.sub.lineHeight, TYPE.meta, COLOURS.ink3),
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
    const { marks: said, height } = factLines(fact, y)
    marks.push(...said)
    y += height + 6
  }
  if (texts.facts.length) y += GAP - 6
  const { marks: below, height } = foot(texts, dots, y + GAP)
  marks.push(ruled(y), ...below)
  // A canvas has no half pixels.
  return { height: Math.ceil(y + GAP + height + EDGE), marks }
}
