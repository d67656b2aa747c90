/** Streams the lines of a file of any size and encoding, plain or gzip. */
import { bytesOf, type OnRead } from './files/bytes'
import { type Encoding, encodingOf, strictly, withoutUtf16 } from '../../files/encoding'

export { isGzip } from './files/bytes'

export interface Line {
  number: number
  /** The text of the line. Absent if the bytes are invalid or too many. */
  text?: string
  fault?: string
}

/** The longest line in megabytes: ten times the longest known judgment. */
export const LONGEST_MB = 32
const LONGEST = LONGEST_MB * 1024 * 1024
const NEWLINE = 0x0a
const NAMES: Record<Encoding, string> = { 'utf-8': 'UTF-8', gb18030: 'GB18030' }

function decode(number: number, bytes: Buffer, encoding: Encoding): Line {
  if (bytes.length > LONGEST) return { number, fault: `longer than ${LONGEST_MB} MB` }
  try {
    return { number, text: strictly[encoding](bytes) }
  } catch {
    return { number, fault: `not ${NAMES[encoding]}` }
  }
}

/** Splits only at line feeds: readline would also split at U+2028, which texts contain. */
export async function* linesOf(file: string, onRead: OnRead): AsyncGenerator<Line> {
  let number = 0
  let open: Buffer[] = []
  let size = 0
  let encoding: Encoding | undefined
  const keep = (chunk: Buffer) => {
    if (size <= LONGEST) open.push(chunk)
    size += chunk.length
  }
  const close = () => {
    const line = decode(++number, Buffer.concat(open), encoding ?? 'utf-8')
    open = []
    size = 0
    return line
  }
  for await (const chunk of withoutUtf16(bytesOf(file, onRead))) {
    encoding ??= encodingOf(chunk)
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      from = at + 1
      yield close()
    }
    if (from < chunk.length) keep(chunk.subarray(from))
  }
  if (size > 0) yield close()
}
