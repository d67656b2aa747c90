/** Reduces a screenshot to 256 colours. The file has a third of the bytes and looks the same. */
import { crc32, deflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

const COLOURS = 256
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')

interface PixelData {
  width: number
  height: number
  /** The red, green, blue and alpha bytes of each pixel. */
  bytes: Buffer
}

/** Decodes the PNG in the browser. The page may be blank. */
export async function pixelsOf(page: Page, png: Buffer): Promise<PixelData> {
  const { width, height, base64 } = await page.evaluate(async source => {
    const blob = new Blob([Uint8Array.from(atob(source), letter => letter.charCodeAt(0))])
    const picture = await createImageBitmap(blob)
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    const context = canvas.getContext('2d')!
    context.drawImage(picture, 0, 0)
    const { data } = context.getImageData(0, 0, picture.width, picture.height)
    let letters = ''
    for (let at = 0; at < data.length; at += 8192) letters += String.fromCharCode(...data.subarray(at, at + 8192))
    return { width: picture.width, height: picture.height, base64: btoa(letters) }
  }, png.toString('base64'))
  return { width, height, bytes: Buffer.from(base64, 'base64') }
}

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const

function distance(one: number, other: number) {
  const [a, b] = [parts(one), parts(other)]
  return a.reduce((sum, part, at) => sum + (part - b[at]!) ** 2, 0)
}

const nearest = (colour: number, among: number[]) =>
  among.reduce((best, _, at) => (distance(colour, among[at]!) < distance(colour, among[best]!) ? at : best), 0)

function chunk(type: string, data: Buffer) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

export async function quantizePng(page: Page, png: Buffer): Promise<Buffer> {
  const { width, height, bytes } = await pixelsOf(page, png)
  const colours = Array.from({ length: width * height }, (_, at) => bytes.readUIntBE(at * 4, 3))
  const counts = new Map<number, number>()
  for (const colour of colours) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const palette = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)!).slice(0, COLOURS)
  const indexes = new Map([...counts.keys()].map(colour => [colour, nearest(colour, palette)]))

  // In a PNG each row starts with its filter type. Type 0 means no filter.
  const rows = Buffer.alloc((width + 1) * height)
  colours.forEach((colour, at) => (rows[at + Math.floor(at / width) + 1] = indexes.get(colour)!))
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0])
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
