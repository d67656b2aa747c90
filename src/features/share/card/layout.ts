/** The layout of a document's card in CSS pixels, equal on all hosts. */
import { LIMITS } from '@domain/limits'
import type { QrDots } from '@/platform/ports/other-apps'
import { clampToEms, cutToEms, emsOf } from '@/ui/chart/drawings/fit'
import { FONT, PALETTES, SONG, TYPE } from '@/ui/chart/palette'
import type { ShareCardTexts } from './texts'

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

export type ShareCardMark =
  /** `y` is the vertical centre of the line. */
  | { kind: 'text'; text: string; x: number; y: number; type: TextStyle; fill: string }
  | { kind: 'box'; box: CardBox; fill: string }
  | { kind: 'logo'; x: number; y: number }
  | { kind: 'seal'; x: number; y: number; word: string }
  | { kind: 'dots'; dots: QrDots; x: number; y: number; step: number; fill: string }

export interface ShareCard {
  height: number
  marks: ShareCardMark[]
}

/** The card is always light, so that cameras can read the QR code. */
export const CARD_COLOURS = PALETTES.light
export const LOGO_SIZE = 18
export const SEAL_SIZE = 40
/** Returns the canvas font of a text on the card. */
export const canvasFontOf = ({ fontWeight, fontSize, face = FONT }: TextStyle) => `${fontWeight} ${fontSize}px ${face}`

const { width: PIXELS, pixelRatio } = LIMITS.visual.image
export const CARD_WIDTH = PIXELS / pixelRatio

const EDGE = 24
const INNER = CARD_WIDTH - 2 * EDGE
const LABEL = 76
/** The space around the QR code. It is wide enough for the quiet zone, which is four dots wide. */
const GAP = 20
const TITLE_LINES = 4
const FACT_LINES = 2
/** The font of the quoted words. Its family is that of the documents. */
const QUOTE = { ...TYPE.name, lineHeight: 34, face: SONG }
const QUOTE_LINES = 7
export const SEAL_FONT = { ...TYPE.name, fontSize: Math.round(SEAL_SIZE * 0.56), face: SONG }
const RULE = 3
/**
 * The intended size of the QR code. Each dot has a whole number of pixels, and at least the size `MIN_DOT`, so that
 * cameras can read the code.
 */
const CODE = 112
const MIN_DOT = 1.5
const PIXEL = 1 / pixelRatio

const dotOf = (dots: QrDots) => Math.max(MIN_DOT, Math.floor(CODE / dots.length / PIXEL) * PIXEL)

/** Returns the marks of several lines of text, one below the other, from `y` down. */
function lines(
  texts: string[],
  x: number,
  y: number,
  type: TextStyle & { lineHeight: number },
  fill: string,
): ShareCardMark[] {
  return texts.map((text, at) => ({ kind: 'text', text, x, y: y + (at + 0.5) * type.lineHeight, type, fill }))
}

const rule = (y: number): ShareCardMark => ({
  kind: 'box',
  box: { x: EDGE, y, width: INNER, height: PIXEL },
  fill: CARD_COLOURS.line2,
})

function factLines({ label, value }: ShareCardTexts['facts'][number], y: number) {
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

/** Returns the marks of the card's footer: the app's name, the date and the QR code. */
function footer({ app, createdOn, scan }: ShareCardTexts, dots: QrDots | undefined, top: number) {
  const step = dots ? dotOf(dots) : 0
  const code = dots ? dots.length * step : 0
  const room = INNER - (code && code + GAP)
  const scanLines = dots ? clampToEms(scan, room / TYPE.sub.fontSize, FACT_LINES) : []
  const height = TYPE.head.lineHeight + 8 + scanLines.length * TYPE.sub.lineHeight + TYPE.meta.lineHeight
  const tall = Math.max(code, height)
  const from = top + (tall - height) / 2
  const below = from + TYPE.head.lineHeight + 8
  const name = cutToEms(app, (room - LOGO_SIZE - 8) / TYPE.head.fontSize)
  const marks: ShareCardMark[] = [
    { kind: 'logo', x: EDGE, y: from + (TYPE.head.lineHeight - LOGO_SIZE) / 2 },
    ...lines([name], EDGE + LOGO_SIZE + 8, from, TYPE.head, CARD_COLOURS.ink),
    ...lines(scanLines, EDGE, below, TYPE.sub, CARD_COLOURS.ink2),
    ...lines([createdOn], EDGE, below + scanLines.length * TYPE.sub.lineHeight, TYPE.meta, CARD_COLOURS.ink3),
  ]
  if (dots) marks.push({ kind: 'dots', dots, x: EDGE + INNER - code, y: top, step, fill: CARD_COLOURS.ink })
  return { marks, height: tall }
}

/** Returns the marks at the top: the red line along the edge, the seal and the library's name. */
const head = ({ seal, library }: ShareCardTexts): ShareCardMark[] => [
  { kind: 'box', box: { x: 0, y: 0, width: CARD_WIDTH, height: RULE }, fill: CARD_COLOURS.seal },
  { kind: 'seal', x: EDGE, y: EDGE, word: seal },
  ...lines([library], EDGE + SEAL_SIZE + 12, EDGE + (SEAL_SIZE - TYPE.sub.lineHeight) / 2, TYPE.sub, CARD_COLOURS.ink3),
]
/** The first line below the seal. */
const TOP = EDGE + SEAL_SIZE + 16

/**
 * Returns at most `FACT_LINES` lines. A line breaks only between values. If that gives too many lines or too wide a
 * line, lines also break inside values. A text that is still too long is cut.
 */
function valueLines(values: string[], ems: number): string[] {
  const whole: string[] = []
  for (const value of values) {
    const last = whole.pop()
    const joined = last === undefined ? value : `${last}\u3000${value}`
    if (last === undefined || emsOf(joined) <= ems) whole.push(joined)
    else whole.push(last, value)
  }
  const fits = whole.length <= FACT_LINES && whole.every(line => emsOf(line) <= ems)
  return fits ? whole : clampToEms(values.join('\u3000'), ems, FACT_LINES)
}

/** Returns the source of the quoted words: the document's title and the facts that identify it. */
function source({ title, facts }: ShareCardTexts, y: number) {
  const titles = clampToEms(title, INNER / TYPE.head.fontSize, 2)
  const values = facts.map(({ value }) => value)
  const details = valueLines(values, INNER / TYPE.sub.fontSize)
  const below = y + titles.length * TYPE.head.lineHeight + 4
  return {
    marks: [
      ...lines(titles, EDGE, y, TYPE.head, CARD_COLOURS.ink),
      ...lines(details, EDGE, below, TYPE.sub, CARD_COLOURS.ink3),
    ],
    bottom: below + details.length * TYPE.sub.lineHeight + GAP,
  }
}

/** Returns the marks of a card with a quotation: the words in large letters, and their source. */
function quotation(texts: ShareCardTexts, quote: string) {
  const words = clampToEms(quote, INNER / QUOTE.fontSize, QUOTE_LINES)
  const { marks, bottom } = source(texts, TOP + words.length * QUOTE.lineHeight + GAP)
  return {
    marks: [...lines(words, EDGE, TOP, QUOTE, CARD_COLOURS.ink), ...marks],
    bottom,
  }
}

/** Returns the marks of a card without a quotation: the title and the facts of the document. */
function facts(texts: ShareCardTexts) {
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

export function shareCardOf(texts: ShareCardTexts, dots: QrDots | undefined): ShareCard {
  const { marks, bottom } = texts.quote ? quotation(texts, texts.quote) : facts(texts)
  const { marks: below, height } = footer(texts, dots, bottom + GAP)
  // A canvas needs a height in whole pixels.
  return { height: Math.ceil(bottom + GAP + height + EDGE), marks: [...head(texts), ...marks, rule(bottom), ...below] }
}
