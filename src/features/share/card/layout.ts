/** The layout of a document's card in CSS pixels, equal on all hosts. */
import { LIMITS } from '@domain/limits'
import type { QrDots } from '@/platform/ports/other-apps'
import { clampToEms, cutToEms } from '@/ui/chart/drawings/fit'
import { FONT, PALETTES, SONG, TYPE } from '@/ui/chart/palette'
import type { CardTexts } from './texts'

interface CardBox {
  x: number
  y: number
  width: number
  height: number
}

interface TextStyle {
  fontSize: number
  fontWeight: number
  /** The font family. Without it, the text is drawn in the font of the app. */
  face?: string
}

export type CardMark =
  /** `y` is the vertical centre of the line. */
  | { kind: 'text'; text: string; x: number; y: number; type: TextStyle; fill: string }
  | { kind: 'box'; box: CardBox; fill: string }
  | { kind: 'logo'; x: number; y: number }
  | { kind: 'seal'; x: number; y: number; word: string }
  | { kind: 'dots'; dots: QrDots; x: number; y: number; step: number; fill: string }

export interface Card {
  height: number
  marks: CardMark[]
}

/** The card is always light, so that cameras can read the QR code. */
export const CARD_COLOURS = PALETTES.light
export const LOGO_SIZE = 18
export const SEAL_SIZE = 40
/** The fonts of a text on the card. */
export const fontOf = ({ fontWeight, fontSize, face = FONT }: TextStyle) => `${fontWeight} ${fontSize}px ${face}`

const { width: PIXELS, pixelRatio } = LIMITS.visual.image
export const CARD_WIDTH = PIXELS / pixelRatio

const EDGE = 24
const INNER = CARD_WIDTH - 2 * EDGE
const LABEL = 76
/** Fits the quiet border of a QR code, which is four dots wide. */
const GAP = 20
const TITLE_LINES = 4
const FACT_LINES = 2
/** The quoted words, in the face of documents. */
const QUOTE = { ...TYPE.name, lineHeight: 34, face: SONG }
const QUOTE_LINES = 7
export const SEAL_TYPE = { ...TYPE.name, fontSize: Math.round(SEAL_SIZE * 0.56), face: SONG }
const RULE = 3
/**
 * The approximate size of the QR code. The dots of the code have whole pixels and a least size, so that
 * cameras can read them.
 */
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
  fill: CARD_COLOURS.line2,
})

function factLines({ label, value }: CardTexts['facts'][number], y: number) {
  const { fontSize, lineHeight } = TYPE.sub
  const values = clampToEms(value, (INNER - LABEL) / fontSize, FACT_LINES)
  return {
    marks: [
      ...lines([cutToEms(label, (LABEL - 8) / fontSize)], EDGE, y, TYPE.sub, CARD_COLOURS.ink3),
      ...lines(values, EDGE + LABEL, y, TYPE.sub, CARD_COLOURS.ink),
    ],
    height: values.length * lineHeight,
  }
}

/** Returns the marks of the card's footer: the app's name, the QR code and the date. */
function footer({ app, createdOn, scan }: CardTexts, dots: QrDots | undefined, top: number) {
  const step = dots ? dotOf(dots) : 0
  const code = dots ? dots.length * step : 0
  const room = INNER - (code && code + GAP)
  const scanLines = dots ? clampToEms(scan, room / TYPE.sub.fontSize, FACT_LINES) : []
  const height = TYPE.head.lineHeight + 8 + scanLines.length * TYPE.sub.lineHeight + TYPE.meta.lineHeight
  const tall = Math.max(code, height)
  const from = top + (tall - height) / 2
  const below = from + TYPE.head.lineHeight + 8
  const name = cutToEms(app, (room - LOGO_SIZE - 8) / TYPE.head.fontSize)
  const marks: CardMark[] = [
    { kind: 'logo', x: EDGE, y: from + (TYPE.head.lineHeight - LOGO_SIZE) / 2 },
    ...lines([name], EDGE + LOGO_SIZE + 8, from, TYPE.head, CARD_COLOURS.ink),
    ...lines(scanLines, EDGE, below, TYPE.sub, CARD_COLOURS.ink2),
    ...lines([createdOn], EDGE, below + scanLines.length * TYPE.sub.lineHeight, TYPE.meta, CARD_COLOURS.ink3),
  ]
  if (dots) marks.push({ kind: 'dots', dots, x: EDGE + INNER - code, y: top, step, fill: CARD_COLOURS.ink })
  return { marks, height: tall }
}

/** The red rule along the edge, the seal, and the library's name. */
const head = ({ seal, library }: CardTexts): CardMark[] => [
  { kind: 'box', box: { x: 0, y: 0, width: CARD_WIDTH, height: RULE }, fill: CARD_COLOURS.seal },
  { kind: 'seal', x: EDGE, y: EDGE, word: seal },
  ...lines([library], EDGE + SEAL_SIZE + 12, EDGE + (SEAL_SIZE - TYPE.sub.lineHeight) / 2, TYPE.sub, CARD_COLOURS.ink3),
]
/** The first line below the seal. */
const TOP = EDGE + SEAL_SIZE + 16

/** Where the words come from: title, and what identifies the document. */
function source({ title, facts }: CardTexts, y: number) {
  const titles = clampToEms(title, INNER / TYPE.head.fontSize, 2)
  const values = facts.map(({ value }) => value).join('\u3000')
  const details = clampToEms(values, INNER / TYPE.sub.fontSize, FACT_LINES)
  const below = y + titles.length * TYPE.head.lineHeight + 4
  return {
    marks: [
      ...lines(titles, EDGE, y, TYPE.head, CARD_COLOURS.ink),
      ...lines(details, EDGE, below, TYPE.sub, CARD_COLOURS.ink3),
    ],
    bottom: below + details.length * TYPE.sub.lineHeight + GAP,
  }
}

/** The words of the document in large letters, and their source. */
function quotation(texts: CardTexts, quote: string) {
  const words = clampToEms(quote, INNER / QUOTE.fontSize, QUOTE_LINES)
  const { marks, bottom } = source(texts, TOP + words.length * QUOTE.lineHeight + GAP)
  return {
    marks: [...lines(words, EDGE, TOP, QUOTE, CARD_COLOURS.ink), ...marks],
    bottom,
  }
}

/** The title and the facts, for a document of which no words are quoted. */
function facts(texts: CardTexts) {
  const title = clampToEms(texts.title, INNER / TYPE.name.fontSize, TITLE_LINES)
  let y = TOP
  const marks = lines(title, EDGE, y, { ...TYPE.name, face: SONG }, CARD_COLOURS.ink)
  y += title.length * TYPE.name.lineHeight + GAP
  for (const fact of texts.facts) {
    const { marks: factMarks, height } = factLines(fact, y)
    marks.push(...factMarks)
    y += height + 6
  }
  if (texts.facts.length) y += GAP - 6
  return { marks, bottom: y }
}

export function cardOf(texts: CardTexts, dots: QrDots | undefined): Card {
  const { marks, bottom } = texts.quote ? quotation(texts, texts.quote) : facts(texts)
  const { marks: below, height } = footer(texts, dots, bottom + GAP)
  // The height of a canvas is a whole number.
  return { height: Math.ceil(bottom + GAP + height + EDGE), marks: [...head(texts), ...marks, rule(bottom), ...below] }
}
