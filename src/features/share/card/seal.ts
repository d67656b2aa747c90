/** Draws the impression of a seal on a canvas, as src/ui/seal draws it with styles. */
import { CARD_COLOURS, fontOf, SEAL_TYPE } from './layout'

export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineCap'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'scale'
  | 'stroke'
  | 'strokeRect'
  | 'strokeStyle'
  | 'textAlign'
  | 'textBaseline'
>

const ROUND = 3
/** The inner frame, which does not close: shares of the seal's size. */
const FRAME: Array<Array<[number, number]>> = [
  [
    [0.08, 0.92],
    [0.08, 0.08],
    [0.72, 0.08],
  ],
  [
    [0.84, 0.08],
    [0.92, 0.08],
    [0.92, 0.92],
    [0.4, 0.92],
  ],
  [
    [0.24, 0.92],
    [0.08, 0.92],
  ],
]

interface SealPlace {
  x: number
  y: number
  word: string
}

export function drawSeal(pen: Pen, { x, y, word }: SealPlace, size: number) {
  const inner = size - 2 * ROUND
  pen.lineJoin = pen.lineCap = 'round'
  pen.fillStyle = pen.strokeStyle = CARD_COLOURS.seal
  pen.lineWidth = 2 * ROUND
  pen.strokeRect(x + ROUND, y + ROUND, inner, inner)
  pen.fillRect(x + ROUND, y + ROUND, inner, inner)
  pen.strokeStyle = pen.fillStyle = CARD_COLOURS.card
  pen.lineWidth = 1
  pen.beginPath()
  for (const [[startX, startY] = [0, 0], ...others] of FRAME) {
    pen.moveTo(x + startX * size, y + startY * size)
    for (const [toX, toY] of others) pen.lineTo(x + toX * size, y + toY * size)
  }
  pen.stroke()
  pen.font = fontOf(SEAL_TYPE)
  pen.textAlign = 'center'
  pen.fillText(word, x + size / 2, y + size / 2 + 1)
  pen.textAlign = 'left'
}
