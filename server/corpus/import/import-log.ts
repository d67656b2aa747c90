/** Writes all faults and remarks of an import to a file, however many there are. */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { describeLocation } from './progress'
import type { ImportFault } from './tally'

/** The number of characters that are gathered before they are written. */
const CHUNK = 64 * 1024

export class ImportLog {
  private readonly descriptor: number
  private lines: string[] = []
  private length = 0
  private isBegun = false

  /** Opens the file. The log of the previous import remains in it until new lines are written to the disk. */
  constructor(readonly file: string) {
    this.descriptor = openSync(file, 'a')
  }

  /** Adds a line, for example `skipped laws/a.md holds no law` or `note b.ndjson:3 …`. */
  add = (kind: string, entry: ImportFault) =>
    this.write(`${kind} ${describeLocation(entry)} ${entry.reason.replace(/\s*\n\s*/g, ' ')}\n`)

  /** Writes the summary of the import as the last line, and closes the file. */
  close(summary: string) {
    this.write(summary)
    this.flush()
    closeSync(this.descriptor)
  }

  /** Closes the file without changing it. */
  closeUnchanged() {
    closeSync(this.descriptor)
  }

  private write(line: string) {
    this.lines.push(line)
    this.length += line.length
    if (this.length >= CHUNK) this.flush()
  }

  private flush() {
    if (!this.isBegun) ftruncateSync(this.descriptor)
    this.isBegun = true
    const text = this.lines.join('')
    this.lines = []
    this.length = 0
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length;) at += writeSync(this.descriptor, bytes, at)
  }
}
