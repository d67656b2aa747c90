import { strToU8, zipSync } from 'fflate'
import { fromEntries } from '../guards'

/** The earliest time that the zip format allows. A fixed time makes archives of equal content equal. */
const mtime = new Date(1980, 0, 1)

const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content)

/** Returns a zip archive of files whose names are UTF-8. */
export const zipOf = (parts: Record<string, string | Uint8Array>): Uint8Array =>
  zipSync(fromEntries(Object.entries(parts).map(([name, content]) => [name, bytesOf(content)])), { mtime })
