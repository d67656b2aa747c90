/**
 * Compresses files once, at the build and at the highest level. The server sends the compressed file if the
 * client accepts it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:js|css)$/
/** The smallest file to compress, in bytes. In smaller files the compression saves less than its header costs. */
const LEAST = 256

const withBrotli = promisify(brotliCompress)
const withGzip = promisify(gzip)

const FORMATS: Array<[ending: string, (text: Buffer) => Promise<Buffer>]> = [
  [
    '.br',
    text =>
      withBrotli(text, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  ],
  ['.gz', text => withGzip(text, { level: constants.Z_BEST_COMPRESSION })],
]

async function compressFile(file: string) {
  const text = readFileSync(file)
  if (text.length < LEAST) return
  for (const [ending, compress] of FORMATS) writeFileSync(file + ending, await compress(text))
}

/** Compresses the text files of a folder. Returns their number. */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name => TEXT.test(name))
  await Promise.all(files.map(name => compressFile(path.join(folder, name))))
  return files.length
}
