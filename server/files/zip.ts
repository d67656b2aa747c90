/**
 * Reads one file of a zip archive, such as a .docx. Limits the unpacked size, because an upload may be a zip bomb.
 */
import { types } from 'node:util'
import { inflateRawSync } from 'node:zlib'
import { UnreadableFileError } from './unreadable'

const END = Buffer.from('PK\u0005\u0006', 'latin1')
const ENTRY = 0x02014b50
const [STORED, DEFLATED] = [0, 8]

export const isZip = (head: Buffer) => head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004'

interface Entry {
  method: number
  packed: number
  local: number
}

function findEntry(zip: Buffer, name: string): Entry | undefined {
  const end = zip.lastIndexOf(END)
  if (end < 0) throw new RangeError()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === ENTRY) {
    const nameLength = zip.readUInt16LE(at + 28)
    if (zip.toString('utf8', at + 46, at + 46 + nameLength) === name)
      return { method: zip.readUInt16LE(at + 10), packed: zip.readUInt32LE(at + 20), local: zip.readUInt32LE(at + 42) }
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return undefined
}

function unpack(zip: Buffer, { method, packed, local }: Entry, limit: number): Buffer {
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const bytes = zip.subarray(from, from + packed)
  if (bytes.length < packed || (method !== STORED && method !== DEFLATED)) throw new RangeError()
  return method === STORED ? bytes : inflateRawSync(bytes, { maxOutputLength: limit })
}

const isTooLong = (error: unknown) =>
  types.isNativeError(error) && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'

/**
 * Returns a file of the archive by name, or `undefined` if there is none. Throws `UnreadableFileError` for a broken
 * archive, or if the file unpacks to more than `limit` bytes.
 */
export function readZipPart(zip: Buffer, name: string, limit: number): Buffer | undefined {
  try {
    const entry = findEntry(zip, name)
    return entry && unpack(zip, entry, limit)
  } catch (error) {
    if (isTooLong(error)) throw new UnreadableFileError(`unpacks to more than ${limit / 1024 / 1024} MB`, 'tooLong')
    throw new UnreadableFileError('is a broken zip archive')
  }
}
