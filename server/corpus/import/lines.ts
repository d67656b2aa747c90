/** The lines of a file of any size, plain or gzip, one at a time. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

export interface Line {
  number: number
  /** Absent where the bytes are no UTF-8, or too many. */
  text?: string
  fault?: string
}

/** The longest judgment we know has a tenth of this. */
const LONGEST = 32 * 1024 * 1024
const NEWLINE = 0x0a

export const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b

async function* bytesOf(file: string, onRead: (bytes: number) => void): AsyncGenerator<Buffer> {
  const head = createReadStream(file, { end: 1 })
  const magic = Buffer.concat(await head.toArray())
  const raw = createReadStream(file, { highWaterMark: 256 * 1024 })
  raw.on('data', chunk => onRead(chunk.length))
  if (!isGzip(magic)) return yield* raw
  const gunzip = createGunzip()
  raw.on('error', error => gunzip.destroy(error))
  yield* raw.pipe(gunzip)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(number: number, bytes: Buffer): Line {
  if (bytes.length > LONGEST) return { number, fault: 'longer than 32 MB' }
  try {
    return { number, text: utf8.decode(bytes) }
  } catch {
    return { number, fault: 'not UTF-8' }
  }
}

/** Splits at line feeds alone: a text may well hold a U+2028, where readline would break it. */
export async function* linesOf(file: string, onRead: (bytes: number) => void): AsyncGenerator<Line> {
  let number = 0
  let open: Buffer[] = []
  let held = 0
  const keep = (piece: Buffer) => {
    if (held <= LONGEST) open.push(piece)
    held += piece.length
  }
  const close = () => {
    const line = decode(++number, Buffer.concat(open))
    open = []
    held = 0
    return line
  }
  for await (const chunk of bytesOf(file, onRead)) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      from = at + 1
      yield close()
    }
    if (from < chunk.length) keep(chunk.subarray(from))
  }
  if (held > 0) yield close()
}
