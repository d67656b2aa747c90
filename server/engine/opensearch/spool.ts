/** Stores a write in a local file until it is sent to the cluster, since a job may exceed memory. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** One change in the file. */
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

/** The last change of each id: the position of its document, or `undefined` if it was removed. */
export type Changes = Map<string, Extent | undefined>
