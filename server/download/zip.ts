/** Archives as they are made: whatever they hold, no more of it is in memory than the piece that is being packed. */
import { Zip, ZipPassThrough } from 'fflate'
import { once } from 'node:events'
import { createDeflateRaw } from 'node:zlib'

export type Pieces = AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>

export interface ArchiveFile {
  name: string
  pieces: Pieces
}

const DEFLATED = 8
/** As early as the format knows: the same content is the same archive. */
const mtime = new Date(1980, 0, 1)
const NOTHING = new Uint8Array(0)

/** Node packs it, beside the event loop. */
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

  async add(piece: string | Uint8Array) {
    this.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    if (this.deflate.writableNeedDrain) await once(this.deflate, 'drain')
  }

  async end() {
    this.push(NOTHING, true)
    await once(this.deflate, 'end')
    this.ondata(null, NOTHING, true)
  }

  drop = () => void this.deflate.destroy()
}

export async function* zipped(files: AsyncIterable<ArchiveFile> | Iterable<ArchiveFile>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    made.push(chunk)
  })
  for await (const { name, pieces } of files) {
    const file = new DeflatedFile(name)
    zip.add(file)
    try {
      for await (const piece of pieces) {
        await file.add(piece)
        yield* made.splice(0)
      }
      await file.end()
    } finally {
      // Whoever wanted the archive may have gone away.
      file.drop()
    }
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
