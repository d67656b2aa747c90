/** What a write puts, in a file of this machine until it is taken to the cluster: a job may put more than memory holds. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One kind of change in the file. */
interface Extent {
  at: number
  length: number
}

export class Spool {
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

/** The last word on each id of a collection: where its document lies, or nothing where it is removed. */
export type Changes = Map<string, Extent | undefined>
