/** A zip archive made by hand, so that tests can make broken ones. */
import { crc32, deflateRawSync } from 'node:zlib'

const LOCAL = 0x04034b50
const ENTRY = 0x02014b50
const END = 0x06054b50

/** Sizes, names and the sum, as both the head of a part and the directory tell them. */
function facts(name: Buffer, packed: Buffer, content: Buffer) {
  const told = Buffer.alloc(26)
  told.writeUInt16LE(20, 0)
  told.writeUInt16LE(8, 4)
  told.writeUInt32LE(crc32(content), 10)
  told.writeUInt32LE(packed.length, 14)
  told.writeUInt32LE(content.length, 18)
  told.writeUInt16LE(name.length, 22)
  return told
}

const signed = (sign: number, ...rest: Buffer[]) => {
  const head = Buffer.alloc(4)
  head.writeUInt32LE(sign)
  return Buffer.concat([head, ...rest])
}

export function zipOf(parts: Record<string, Buffer | string>): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const [title, held] of Object.entries(parts)) {
    const [name, content] = [Buffer.from(title), Buffer.from(held)]
    const packed = deflateRawSync(content)
    const told = facts(name, packed, content)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    entries.push(signed(ENTRY, Buffer.from([20, 0]), told, place, name))
    const body = signed(LOCAL, told, name, packed)
    bodies.push(body)
    at += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, directory, signed(END, end)])
}
