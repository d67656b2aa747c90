import { strToU8, zipSync } from 'fflate'
import { fromEntries } from '../from-entries'

/** As early as the format knows: the same content is the same archive. */
const mtime = new Date(1980, 0, 1)

const bytesOf = (held: string | Uint8Array) => (typeof held === 'string' ? strToU8(held) : held)

/** A zip archive of files whose names are UTF-8. */
export const zipOf = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(fromEntries(Object.entries(parts).map(([name, held]) => [name, bytesOf(held)])), { mtime })
