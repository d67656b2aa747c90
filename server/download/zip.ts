/** Makes archives as streams, so that only the current chunk is in memory. */
import { Zip, ZipPassThrough } from 'fflate'
import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'

type Chunks = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

export interface ArchiveEntry {
  name: string
  chunks: Chunks
}

const DEFLATED = 8
/** The date of every file: the earliest that the format allows. So equal content gives equal archives. */
const mtime = new Date(1980, 0, 1)
const NOTHING = new Uint8Array(0)

/** A file that Node compresses outside the event loop. */
class DeflatedFile extends ZipPassThrough {
  private readonly deflate = createDeflateRaw()

  constructor(name: string) {
    super(name)
    this.compression = DEFLATED
    this.mtime = mtime
    this.deflate.on('data', (chunk: Uint8Array<ArrayBuffer>) => this.ondata(null, chunk, false))
  }

  protected override process(chunk: Uint8Array, isLast: boolean) {
    if (isLast) this.deflate.end()
    else this.deflate.write(chunk)
  }

  async add(chunk: string | Uint8Array) {
    this.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk)
    if (this.deflate.writableNeedDrain) await once(this.deflate, 'drain')
  }

  async end() {
    this.push(NOTHING, true)
    await once(this.deflate, 'end')
    this.ondata(null, NOTHING, true)
  }

  destroy = () => void this.deflate.destroy()
}

export async function* zipFiles(
  files: AsyncIterable<ArchiveEntry> | Iterable<ArchiveEntry>,
): AsyncGenerator<Uint8Array> {
  const output: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    output.push(chunk)
  })
  for await (const { name, chunks } of files) {
    const file = new DeflatedFile(name)
    zip.add(file)
    try {
      for await (const chunk of chunks) {
        await file.add(chunk)
        yield* output.splice(0)
      }
      await file.end()
    } finally {
      // The client may have left before the end of the file.
      file.destroy()
    }
    yield* output.splice(0)
  }
  zip.end()
  yield* output.splice(0)
}
