/** Reads the rows of a file of any format. */
import { checkArchive, headOf, type OnRead, wholeOf } from './files/bytes'
import { textOf } from '../../files/encoding'
import { type Format, formatOf } from './files/format'
import { tableRows } from './files/table'
import { markdownLaw } from './laws/markdown'
import { type LawFile, lawRowOf } from './laws/row'
import { wordLaw, wordText } from './laws/word'
import { linesOf } from './lines'
import { entriesIn, isEntryText } from './reference-cases/layout'
import { rowOfEntry } from './reference-cases/row'
import type { LawRow } from './rows'

interface ReadResult {
  line: number
  row?: unknown
  fault?: string
  /** One file of a law that is split over several files. All its files form one row. */
  part?: LawRow
}

/** The largest file of one text in bytes: twenty times the longest known law. */
const LONGEST_TEXT = 32 * 1024 * 1024

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

function lawResult(law: LawFile): ReadResult {
  const row = lawRowOf(law)
  return law.part ? { line: 1, part: row } : { line: 1, row }
}

function* entryRows(text: string): Generator<ReadResult> {
  for (const entry of entriesIn(text)) yield { line: entry.line, row: rowOfEntry(entry) }
}

async function* textRows(file: string, onRead: OnRead, format: 'law' | 'word' | 'entries'): AsyncGenerator<ReadResult> {
  const bytes = await wholeOf(file, LONGEST_TEXT, onRead)
  const text = format === 'word' ? wordText(bytes) : textOf(bytes)
  if (format === 'entries' || (format === 'word' && isEntryText(text))) yield* entryRows(text)
  else yield lawResult(format === 'word' ? wordLaw(file, text) : markdownLaw(file, text))
}

const READERS: Record<Format, (file: string, onRead: OnRead) => AsyncGenerator<ReadResult>> = {
  json: jsonRows,
  table: (file, onRead) => tableRows(linesOf(file, onRead)),
  law: (file, onRead) => textRows(file, onRead, 'law'),
  word: (file, onRead) => textRows(file, onRead, 'word'),
  entries: (file, onRead) => textRows(file, onRead, 'entries'),
}

/** Yields the rows of a file. Throws `Unreadable` before the first row if the file has no rows. */
export async function* rowsOf(file: string, onRead: OnRead): AsyncGenerator<ReadResult> {
  await checkArchive(file)
  yield* READERS[formatOf(await headOf(file))](file, onRead)
}
