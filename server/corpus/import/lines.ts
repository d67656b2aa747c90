/** Reads the lines of a plain or gzip file of any size, in UTF-8, UTF-16 or GB18030. */
import { streamBytes, type OnBytesRead } from './files/bytes'
import { type Encoding, encodingOf, STRICT_DECODERS, utf16ToUtf8 } from '../../files/encoding'

export { isGzip } from './files/bytes'

export interface FileLine {
  number: number
  /** The text of the line. Absent if the line is too long or has invalid bytes. */
  text?: string
  fault?: string
}

/** The maximum length of a line in megabytes: ten times the longest real judgment. */
export const LONGEST_LINE_MB = 32
const LONGEST = LONGEST_LINE_MB * 1024 * 1024
const NEWLINE = 0x0a
const NAMES: Record<Encoding, string> = { 'utf-8': 'UTF-8', gb18030: 'GB18030' }

function decode(number: number, bytes: Buffer, encoding: Encoding): FileLine {
  if (bytes.length > LONGEST) return { number, fault: `longer than ${LONGEST_LINE_MB} MB` }
  try {
    return { number, text: STRICT_DECODERS[encoding](bytes) }
  } catch {
    return { number, fault: `not ${NAMES[encoding]}` }
  }
}

/** Splits only at line feeds. Node's readline would also split at U+2028, which occurs in texts. */
export async function* readLines(file: string, onRead: OnBytesRead): AsyncGenerator<FileLine> {
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
  for await (const chunk of utf16ToUtf8(streamBytes(file, onRead))) {
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
