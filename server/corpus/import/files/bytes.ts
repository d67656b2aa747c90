/** Reads a plain or gzip file: as a stream, only its beginning, or completely. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { errorMessageOf, UnreadableFileError } from '../../../files/unreadable'

/** Called for each chunk that was read from the file, with its number of bytes before decompression. */
export type OnBytesRead = (bytes: number) => void

const CHUNK = 256 * 1024
const HEAD = 64 * 1024

export const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b

const startsAsGzip = async (file: string) => isGzip(Buffer.concat(await createReadStream(file, { end: 1 }).toArray()))

export async function* streamBytes(file: string, onRead: OnBytesRead = () => undefined): AsyncGenerator<Buffer> {
  const gzip = await startsAsGzip(file)
  const raw = createReadStream(file, { highWaterMark: CHUNK })
  raw.on('data', chunk => onRead(chunk.length))
  if (!gzip) return yield* raw
  const gunzip = createGunzip({ chunkSize: CHUNK })
  raw.on('error', error => gunzip.destroy(error))
  yield* raw.pipe(gunzip)
}

/** Reads the first `HEAD` bytes of a file, after decompression. */
export async function readHead(file: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of streamBytes(file)) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD)
}

/** Reads a file completely. Throws an error if it has more than `limit` bytes after decompression. */
export async function readWholeFile(file: string, limit: number, onRead: OnBytesRead): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of streamBytes(file, onRead)) {
    size += chunk.length
    if (size > limit)
      throw new UnreadableFileError(`is longer than ${limit / 1024 / 1024} MB, too long for one document`, 'tooLong')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a gzip file to its end before any row is imported. A truncated file is thus rejected as a whole. */
export async function checkGzipFile(file: string) {
  if (!(await startsAsGzip(file))) return
  try {
    for await (const chunk of streamBytes(file)) void chunk
  } catch (error) {
    throw new UnreadableFileError(`cannot be read to its end (${errorMessageOf(error)})`)
  }
}
