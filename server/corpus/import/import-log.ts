/** Writes every fault and every remark of an import to a file, however many there are. */
import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { describePlace } from './progress'
import type { Fault } from './tally'

/** The number of characters that are written at once. */
const CHUNK = 64 * 1024

export class ImportLog {
  private readonly descriptor: number
  private lines: string[] = []
  private length = 0
  private isBegun = false

  /** The file of the import before stays until there is something to write. */
  constructor(readonly file: string) {
    this.descriptor = openSync(file, 'a')
  }

  /** Adds a line: `skipped laws/a.md holds no law`, `note b.ndjson:3 …`. */
  add = (kind: string, entry: Fault) =>
    this.write(`${kind} ${describePlace(entry)} ${entry.reason.replace(/\s*\n\s*/g, ' ')}\n`)

  /** Ends the file with the summary of the import. */
  close(summary: string) {
    this.write(summary)
    this.flush()
    closeSync(this.descriptor)
  }

  /** Leaves the file as it was. */
  leave() {
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
