/** Reads the rows of a file of any format. */
import { checkArchive, headOf, type OnRead, wholeOf } from './files/bytes'
import { textOf } from './files/encoding'
import { type Format, formatOf } from './files/format'
import { tableRows } from './files/table'
import { markdownLaw } from './laws/markdown'
import { lawRowOf } from './laws/row'
import { wordLaw } from './laws/word'
import { linesOf } from './lines'
import type { LawRow } from './rows'

export interface ReadResult {
  line: number
  row?: unknown
  fault?: string
  /** One file of a law that is split over several files. All its files form one row. */
  part?: LawRow
}

/** The largest file of a law in bytes: twenty times the longest known law. */
const LONGEST_LAW = 32 * 1024 * 1024

async function* jsonRows(file: string, onRead: OnRead): AsyncGenerator<ReadResult> {
  for await (const { number, text, fault } of linesOf(file, onRead)) {
    if (text === undefined) yield { line: number, fault }
    else if (text.trim() !== '') yield { line: number, ...parsed(text) }
  }
}

function parsed(text: string): { row: unknown } | { fault: string } {
  try {
    return { row: JSON.parse(text) as unknown }
  } catch {
    return { fault: 'not JSON' }
  }
}

async function* lawRow(file: string, onRead: OnRead, format: 'law' | 'word'): AsyncGenerator<ReadResult> {
  const bytes = await wholeOf(file, LONGEST_LAW, onRead)
  const law = format === 'word' ? wordLaw(file, bytes) : markdownLaw(file, textOf(bytes))
  const row = lawRowOf(law)
  yield law.part ? { line: 1, part: row } : { line: 1, row }
}

const READERS: Record<Format, (file: string, onRead: OnRead) => AsyncGenerator<ReadResult>> = {
  json: jsonRows,
  table: (file, onRead) => tableRows(linesOf(file, onRead)),
  law: (file, onRead) => lawRow(file, onRead, 'law'),
  word: (file, onRead) => lawRow(file, onRead, 'word'),
}

/** Yields the rows of a file. Throws `Unreadable` before the first row if the file has no rows. */
export async function* rowsOf(file: string, onRead: OnRead): AsyncGenerator<ReadResult> {
  await checkArchive(file)
  yield* READERS[formatOf(await headOf(file))](file, onRead)
}
