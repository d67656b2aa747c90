/** Yields the rows of all files with their location. For an unreadable row or file, yields the reason. */
import type { OnRead } from './files/bytes'
import { messageOf, Unreadable } from '../../files/unreadable'
import { LawParts } from './laws/parts'
import { rowsOf } from './read'

export interface RowLocation {
  file: string
  /** The line number. Absent if the location is a whole file. */
  line?: number
}

export type LocatedRow = RowLocation & ({ row: unknown } | { fault: string })

/** Thrown if a file breaks off after its first row: no part of the file may be imported. */
export class BrokenOff extends Error {}

export async function* rowsIn(files: string[], onRead: OnRead): AsyncGenerator<LocatedRow> {
  const parts = new LawParts<RowLocation>()
  for (const file of files) {
    let begun = false
    try {
      for await (const { line, row, fault, part } of rowsOf(file, onRead)) {
        begun = true
        if (part) parts.add({ file, line }, part)
        else yield { file, line, ...(fault === undefined ? { row } : { fault }) }
      }
    } catch (error) {
      if (begun) throw new BrokenOff(`${file} cannot be read to its end (${messageOf(error)})`)
      yield { file, fault: error instanceof Unreadable ? error.message : `cannot be read (${messageOf(error)})` }
    }
  }
  for (const { place, row } of parts.joined()) yield { ...place, row }
}
