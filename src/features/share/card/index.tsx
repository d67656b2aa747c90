import { useCallback, useState } from 'react'
import { LIMITS } from '@domain/limits'
import { pictureCopy } from '@/copy/picture'
import { qrCode } from '@/platform/qr-code'
import { settings } from '@/platform/settings'
import { today } from '@/platform/today'
import { PictureSheet, usePictureState } from '@/shared/picture-sheet'
import { useCanvasPicture } from '@/ui/canvas-picture'
import { Hint } from '@/ui/hint'
import type { PictureCanvas } from '@/ui/canvas-picture/port'
import {
  CARD_WIDTH,
  CARD_COLOURS,
  type ShareCard,
  LOGO_SIZE,
  SEAL_SIZE,
  type ShareCardMark,
  shareCardOf,
  canvasFontOf,
  SEAL_FONT,
} from './layout'
import { type ShareCardSubject, shareCardTexts } from './texts'

type Pen = Pick<
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
/**
 * The lines of the seal's inner frame, which has a gap in its upper and in its lower edge. Coordinates are shares of
 * the seal's size, from 0 to 1.
 */
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

/** Draws a seal on a canvas. It must look like the seal that src/ui/seal draws with styles. */
function drawSeal(pen: Pen, { x, y, word }: SealPlace, size: number) {
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
  pen.font = canvasFontOf(SEAL_FONT)
  pen.textAlign = 'center'
  pen.fillText(word, x + size / 2, y + size / 2 + 1)
  pen.textAlign = 'left'
}

const LOGO_ROUND = 4
const LETTER_A = [
  [
    [5, 13.5],
    [9, 4.5],
    [13, 13.5],
  ],
  [
    [6.6, 10],
    [11.4, 10],
  ],
] as const

/** Draws the app's logo: a square with an A. A thick line with round joins gives the square round corners. */
function drawLogo(pen: Pen, x: number, y: number) {
  const inner = LOGO_SIZE - 2 * LOGO_ROUND
  pen.lineJoin = pen.lineCap = 'round'
  pen.fillStyle = pen.strokeStyle = CARD_COLOURS.seal
  pen.lineWidth = 2 * LOGO_ROUND
  pen.strokeRect(x + LOGO_ROUND, y + LOGO_ROUND, inner, inner)
  pen.fillRect(x + LOGO_ROUND, y + LOGO_ROUND, inner, inner)
  pen.strokeStyle = CARD_COLOURS.card
  pen.lineWidth = 1.6
  pen.beginPath()
  for (const [[startX, startY], ...others] of LETTER_A) {
    pen.moveTo(x + startX, y + startY)
    for (const [toX, toY] of others) pen.lineTo(x + toX, y + toY)
  }
  pen.stroke()
}

function drawMark(pen: Pen, mark: ShareCardMark) {
  if (mark.kind === 'logo') return drawLogo(pen, mark.x, mark.y)
  if (mark.kind === 'seal') return drawSeal(pen, mark, SEAL_SIZE)
  pen.fillStyle = mark.fill
  if (mark.kind === 'box') return pen.fillRect(mark.box.x, mark.box.y, mark.box.width, mark.box.height)
  if (mark.kind === 'text') {
    pen.font = canvasFontOf(mark.type)
    return pen.fillText(mark.text, mark.x, mark.y)
  }
  const { dots, x, y, step } = mark
  dots.forEach((row, down) =>
    row.forEach((isDark, along) => {
      if (isDark) pen.fillRect(x + along * step, y + down * step, step, step)
    }),
  )
}

function drawCard(canvas: PictureCanvas, { height, marks }: ShareCard, pixelRatio: number) {
  canvas.width = CARD_WIDTH * pixelRatio
  canvas.height = height * pixelRatio
  const pen = canvas.getContext('2d') as Pen
  pen.scale(pixelRatio, pixelRatio)
  pen.fillStyle = CARD_COLOURS.card
  pen.fillRect(0, 0, CARD_WIDTH, height)
  pen.textBaseline = 'middle'
  for (const mark of marks) drawMark(pen, mark)
}

const { pixelRatio, delay } = LIMITS.visual.image

export interface ShareCardSheetProps {
  subject: ShareCardSubject
  /**
   * Returns the address that the card's QR code contains, or `undefined` without a share key. The function must be
   * the same at every render.
   */
  link: () => Promise<string | undefined>
  onClose: () => void
}

/** Shows the card of a document: an image to share instead of its link. */
export function ShareCardSheet({ subject, link, onClose }: ShareCardSheetProps) {
  const { takePicture, stage } = useCanvasPicture()
  const [texts] = useState(() => shareCardTexts(subject, { app: settings.appName, today: today() }))
  const [lacksCode, setLacksCode] = useState(false)
  const make = useCallback(async () => {
    const address = qrCode.isOffered ? await link() : undefined
    const dots = address && qrCode.encode(address)
    setLacksCode(qrCode.isOffered && !dots)
    const card = shareCardOf(texts, dots || undefined)
    const { height } = card
    const draw = async (canvas: Parameters<typeof drawCard>[0]) => {
      drawCard(canvas, card, pixelRatio)
      return () => undefined
    }
    const path = await takePicture({ width: CARD_WIDTH, height, pixelRatio, delay, draw })
    return path ? { path, height: height / CARD_WIDTH } : undefined
  }, [takePicture, texts, link])
  const { state, retry } = usePictureState(make)
  const retryAction = { label: pictureCopy.action.retry, onTap: retry, sensorsName: 'card_retry' }
  return (
    <PictureSheet
      state={state}
      retry={retry}
      label={pictureCopy.card.title}
      title={texts.title}
      sensors='card'
      stage={stage}
      notice={lacksCode && <Hint sentence={pictureCopy.card.noCode} action={retryAction} />}
      onClose={onClose}
    />
  )
}
