/** Validates an uploaded chart image: a complete PNG of at most 8000 pixels on each side. */
import { CASE_REPORT_LIMITS } from '@contract/report'
import { HttpError } from '../http/http-error'

/** A chart image. `width` and `height` are in pixels. */
export interface ReportPicture {
  caption: string
  data: Uint8Array
  width: number
  height: number
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const HEADER = 'IHDR'
const END = 'IEND'
const LARGEST_SIDE = 8000
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

export function parsePicture({ caption, png }: { caption: string; png: string }): ReportPicture {
  const refusal = () => new HttpError('report_picture_broken')
  if (!BASE64.test(png)) throw refusal()
  const data = Buffer.from(png, 'base64')
  if (data.length > CASE_REPORT_LIMITS.picture || data.length < 45) throw refusal()
  const isPng =
    data.subarray(0, 8).equals(SIGNATURE) &&
    data.toString('latin1', 12, 16) === HEADER &&
    data.toString('latin1', data.length - 8, data.length - 4) === END
  if (!isPng) throw refusal()
  const [width, height] = [data.readUInt32BE(16), data.readUInt32BE(20)]
  if (!width || !height || width > LARGEST_SIDE || height > LARGEST_SIDE) throw refusal()
  return { caption: caption.trim(), data, width, height }
}
