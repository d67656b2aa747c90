/** Stores the changes of a write in a local file until they are sent to the cluster. They may exceed the memory. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** The position and length of one change in the file. */
interface Extent {
  at: number
  length: number
}

export class ChangeSpool {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'alpha-search-'))
  private readonly file = openSync(path.join(this.folder, 'put'), 'w+')
  private end = 0

  append(text: string): Extent {
    const bytes = Buffer.from(text)
    writeSync(this.file, bytes, 0, bytes.length, this.end)
    const extent = { at: this.end, length: bytes.length }
    this.end += bytes.length
    return extent
  }

  read({ at, length }: Extent): string {
    const bytes = Buffer.alloc(length)
    readSync(this.file, bytes, 0, length, at)
    return bytes.toString()
  }

  close() {
    closeSync(this.file)
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** The last change of each document by its id. The value is `undefined` if the document was removed. */
export type SpooledChanges = Map<string, Extent | undefined>
