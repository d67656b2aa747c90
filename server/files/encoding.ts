/** Detects the encoding of a file: UTF-8, UTF-16 with BOM, or GB18030. */

export type Encoding = 'utf-8' | 'gb18030'

const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
]
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const startsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
const utf16Of = (head: Buffer) => MARKS.find(({ mark }) => startsWith(head, mark))?.encoding

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** A file is UTF-8 if it has at least this many non-ASCII characters for each invalid one. */
const FEWEST_SOUND = 4

/**
 * Detects UTF-8 or GB18030. Returns `undefined` if all bytes are ASCII. Few invalid characters do not count against
 * UTF-8, because a line may be damaged. GB18030 text is almost entirely invalid UTF-8.
 */
export function encodingOf(bytes: Buffer): Encoding | undefined {
  if (startsWith(bytes, UTF8_MARK)) return 'utf-8'
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  const foreign = count(text, /[\u0080-\uffff]/g)
  if (foreign === 0) return undefined
  return count(text, /\ufffd/g) * FEWEST_SOUND > foreign ? 'gb18030' : 'utf-8'
}

/** Converts UTF-16 to UTF-8, so that lines can be split by byte. Other bytes stay unchanged. */
export async function* utf16ToUtf8(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let first = true
  for await (const chunk of chunks) {
    const encoding = first ? utf16Of(chunk) : undefined
    if (encoding) decoder = new TextDecoder(encoding)
    first = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
}

/** Decodes a short text or the head of a long one. Replaces invalid characters. */
export function decodeText(bytes: Buffer): string {
  const encoding = utf16Of(bytes) ?? encodingOf(bytes) ?? 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Decoders that throw an error on invalid bytes. */
export const STRICT_DECODERS = { 'utf-8': decoderOf('utf-8'), gb18030: decoderOf('gb18030') }

function decoderOf(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes: Buffer) => decoder.decode(bytes)
}
