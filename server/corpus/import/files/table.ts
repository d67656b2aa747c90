/** Reads the rows of a CSV-like table of any size. Cells may be quoted and may contain line breaks. */
import { tableDelimiterIn } from '../judgments/columns'
import { type FileLine, LONGEST_LINE_MB } from '../lines'

interface TableRow {
  /** The number of the line on which the row begins. */
  line: number
  row?: Record<string, string>
  fault?: string
}

const LONGEST = LONGEST_LINE_MB * 1024 * 1024
const QUOTE = '"'

/** Returns the position of the quote that closes a cell. A doubled quote is a literal quote. */
function closingAt(text: string, from: number): number {
  let at = text.indexOf(QUOTE, from)
  while (at >= 0 && text[at + 1] === QUOTE) at = text.indexOf(QUOTE, at + 2)
  return at
}

interface Cut {
  cells: string[]
  /** The beginning of a cell that continues on the next line. */
  open?: string
}

const unquoted = (quoted: string) => quoted.replaceAll('""', QUOTE)

/** Splits a line into cells. Text after a closing quote is tolerated. */
function cut(line: string, delimiter: string, open?: string): Cut {
  const cells: string[] = []
  let at = 0
  let begun = open
  while (at <= line.length) {
    if (begun === undefined && line[at] === QUOTE) [begun, at] = ['', at + 1]
    const closing = begun === undefined ? at - 1 : closingAt(line, at)
    if (begun !== undefined && closing < 0) return { cells, open: begun + unquoted(line.slice(at)) }
    const quoted = begun === undefined ? '' : begun + unquoted(line.slice(at, closing))
    const next = line.indexOf(delimiter, closing + 1)
    const end = next < 0 ? line.length : next
    cells.push(quoted + line.slice(closing + 1, end))
    if (next < 0) break
    begun = undefined
    at = end + delimiter.length
  }
  return { cells }
}

function rowOf(columns: string[], cells: string[]): Omit<TableRow, 'line'> {
  if (cells.length !== columns.length) return { fault: `${cells.length} columns where the head has ${columns.length}` }
  return { row: Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])) }
}

/** Gathers the cells of one row, which may span several lines. */
class OpenRow {
  readonly cells: string[] = []
  fault?: string
  private last?: string[]
  private length = 0

  constructor(readonly line: number) {}

  get isOpen() {
    return this.last !== undefined
  }

  get isTooLong() {
    return this.length > LONGEST
  }

  add({ text = '', fault }: FileLine, delimiter: string) {
    this.fault ??= fault
    this.length += text.length
    const { cells, open } = cut(text.replace(/\r$/, ''), delimiter, this.last && '')
    const [first, ...more] = cells
    if (!this.last) this.cells.push(...cells)
    else if (first !== undefined) this.cells.push([...this.last, first].join('\n'), ...more)
    if (open === undefined) this.last = undefined
    else if (this.last && cells.length === 0) this.last.push(open)
    else this.last = [open]
  }
}

export async function* readTableRows(lines: AsyncIterable<FileLine>): AsyncGenerator<TableRow> {
  let columns: string[] | undefined
  let delimiter = ','
  let row: OpenRow | undefined
  let count = 0
  for await (const line of lines) {
    if (!columns) delimiter = tableDelimiterIn(line.text ?? '') ?? delimiter
    if (!row && line.text?.trim() === '') continue
    row ??= new OpenRow(line.number)
    row.add(line, delimiter)
    if (row.isTooLong)
      return yield { line: row.line, fault: `a row longer than ${LONGEST_LINE_MB} MB: nothing is read from here on` }
    if (row.isOpen) continue
    if (!columns) columns = row.cells
    else {
      count++
      yield { line: row.line, ...(row.fault ? { fault: row.fault } : rowOf(columns, row.cells)) }
    }
    row = undefined
  }
  if (columns && !row && count === 0) yield { line: 1, fault: 'a header without rows' }
  if (row) yield { line: row.line, fault: 'a quote that is never closed: nothing is read from here on' }
}
