/** How a file writes its characters, told by its bytes: UTF-8, UTF-16 with its mark, or GB18030. */

export type Encoding = 'utf-8' | 'gb18030'

const MARKS = [
  { encoding: 'utf-16le', mark: [0xff, 0xfe] },
  { encoding: 'utf-16be', mark: [0xfe, 0xff] },
]
const UTF8_MARK = [0xef, 0xbb, 0xbf]
const startsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, at) => bytes[at] === byte)
const utf16Of = (head: Buffer) => MARKS.find(({ mark }) => startsWith(head, mark))?.encoding

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
/** Among so many characters beyond ASCII one may be spoilt. */
const FEWEST_SOUND = 4

/**
 * Nothing where all is ASCII. A UTF-8 file may hold a spoilt line; of a GB18030 file read as UTF-8 hardly a character
 * is sound.
 */
export function encodingOf(bytes: Buffer): Encoding | undefined {
  if (startsWith(bytes, UTF8_MARK)) return 'utf-8'
  const text = new TextDecoder('utf-8').decode(bytes, { stream: true })
  const foreign = count(text, /[\u0080-\uffff]/g)
  if (foreign === 0) return undefined
  return count(text, /\ufffd/g) * FEWEST_SOUND > foreign ? 'gb18030' : 'utf-8'
}

/** UTF-16 as UTF-8, so that lines can be told by a byte; anything else as it is. */
export async function* withoutUtf16(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let decoder: TextDecoder | undefined
  let first = true
  for await (const chunk of chunks) {
    const encoding = first ? utf16Of(chunk) : undefined
    if (encoding) decoder = new TextDecoder(encoding)
    first = false
    yield decoder ? Buffer.from(decoder.decode(chunk, { stream: true })) : chunk
  }
}

/** A short text, or the head of a long one. Spoilt characters are shown as such. */
export function textOf(bytes: Buffer): string {
  const encoding = utf16Of(bytes) ?? encodingOf(bytes) ?? 'utf-8'
  return new TextDecoder(encoding).decode(bytes)
}

/** Throws where bytes are no characters. */
export const strictly = { 'utf-8': decoderOf('utf-8'), gb18030: decoderOf('gb18030') }

function decoderOf(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  return (bytes: Buffer) => decoder.decode(bytes)
}
