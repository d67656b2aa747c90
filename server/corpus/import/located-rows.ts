/** Yields the rows of all files with their locations. For an unreadable row or file, yields the fault instead. */
import type { OnBytesRead } from './files/bytes'
import { errorMessageOf, UnreadableFileError } from '../../files/unreadable'
import { LawParts } from './laws/parts'
import { readRows } from './read'

export interface RowLocation {
  file: string
  /** The line number. Absent if the whole file is meant. */
  line?: number
}

export type LocatedRow = RowLocation & ({ row: unknown } | { fault: string })

/** Thrown if a file is damaged after its first row. The import is then aborted. */
export class BrokenFileError extends Error {}

export async function* locatedRows(files: string[], onRead: OnBytesRead): AsyncGenerator<LocatedRow> {
  const parts = new LawParts<RowLocation>()
  for (const file of files) {
    let begun = false
    try {
      for await (const { line, row, fault, part } of readRows(file, onRead)) {
        begun = true
        if (part) parts.add({ file, line }, part)
        else yield { file, line, ...(fault === undefined ? { row } : { fault }) }
      }
    } catch (error) {
      if (begun) throw new BrokenFileError(`${file} cannot be read to its end (${errorMessageOf(error)})`)
      yield {
        file,
        fault: error instanceof UnreadableFileError ? error.message : `cannot be read (${errorMessageOf(error)})`,
      }
    }
  }
  for (const { place, row } of parts.joined()) yield { ...place, row }
}
