/** Reads a plain or gzip file: as a stream, its head, or completely. */
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { messageOf, Unreadable } from '../../../files/unreadable'

export type OnRead = (bytes: number) => void

const CHUNK = 256 * 1024
const HEAD = 64 * 1024

export const isGzip = (head: Buffer) => head[0] === 0x1f && head[1] === 0x8b

const startsAsGzip = async (file: string) => isGzip(Buffer.concat(await createReadStream(file, { end: 1 }).toArray()))

export async function* bytesOf(file: string, onRead: OnRead = () => undefined): AsyncGenerator<Buffer> {
  const gzip = await startsAsGzip(file)
  const raw = createReadStream(file, { highWaterMark: CHUNK })
  raw.on('data', chunk => onRead(chunk.length))
  if (!gzip) return yield* raw
  const gunzip = createGunzip({ chunkSize: CHUNK })
  raw.on('error', error => gunzip.destroy(error))
  yield* raw.pipe(gunzip)
}

export async function headOf(file: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytesOf(file)) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= HEAD) break
  }
  return Buffer.concat(chunks).subarray(0, HEAD)
}

export async function wholeOf(file: string, limit: number, onRead: OnRead): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of bytesOf(file, onRead)) {
    size += chunk.length
    if (size > limit)
      throw new Unreadable(`is longer than ${limit / 1024 / 1024} MB, too long for one document`, 'tooLong')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Reads a gzip file to its end before its first row is imported, so that no truncated file is imported. */
export async function checkArchive(file: string) {
  if (!(await startsAsGzip(file))) return
  try {
    for await (const chunk of bytesOf(file)) void chunk
  } catch (error) {
    throw new Unreadable(`cannot be read to its end (${messageOf(error)})`)
  }
}
