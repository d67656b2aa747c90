/** Reads the rows of a file, whatever its format. */
import { checkGzipFile, readHead, type OnBytesRead, readWholeFile } from './files/bytes'
import { decodeText } from '../../files/encoding'
import { type FileFormat, detectFormat } from './files/format'
import { readTableRows } from './files/table'
import { readMarkdownLaw } from './laws/markdown'
import { type LawFile, lawRowOf } from './laws/row'
import { readWordLaw, readWordText } from './laws/word'
import { readLines } from './lines'
import { referenceCaseTextsIn, isReferenceCaseText } from './reference-cases/layout'
import { referenceCaseFields } from './reference-cases/row'
import type { LawRow } from './rows'

interface ReadResult {
  line: number
  row?: unknown
  fault?: string
  /** A part of a law that is split over several files. All parts together form one row. */
  part?: LawRow
}

/** The maximum size of a file with one text, in bytes: twenty times the longest real law. */
const LONGEST_TEXT = 32 * 1024 * 1024

async function* jsonRows(file: string, onRead: OnBytesRead): AsyncGenerator<ReadResult> {
  for await (const { number, text, fault } of readLines(file, onRead)) {
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
  for (const entry of referenceCaseTextsIn(text)) yield { line: entry.line, row: referenceCaseFields(entry) }
}

async function* textRows(
  file: string,
  onRead: OnBytesRead,
  format: 'law' | 'word' | 'entries',
): AsyncGenerator<ReadResult> {
  const bytes = await readWholeFile(file, LONGEST_TEXT, onRead)
  const text = format === 'word' ? readWordText(bytes) : decodeText(bytes)
  if (format === 'entries' || (format === 'word' && isReferenceCaseText(text))) yield* entryRows(text)
  else yield lawResult(format === 'word' ? readWordLaw(file, text) : readMarkdownLaw(file, text))
}

const READERS: Record<FileFormat, (file: string, onRead: OnBytesRead) => AsyncGenerator<ReadResult>> = {
  json: jsonRows,
  table: (file, onRead) => readTableRows(readLines(file, onRead)),
  law: (file, onRead) => textRows(file, onRead, 'law'),
  word: (file, onRead) => textRows(file, onRead, 'word'),
  entries: (file, onRead) => textRows(file, onRead, 'entries'),
}

/** Yields the rows of a file. Throws `UnreadableFileError` before the first row if the import cannot read the file. */
export async function* readRows(file: string, onRead: OnBytesRead): AsyncGenerator<ReadResult> {
  await checkGzipFile(file)
  yield* READERS[detectFormat(await readHead(file))](file, onRead)
}
