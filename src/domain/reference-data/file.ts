/**
 * Reference data: tables that change more often than the code, with their source and the day of the last check.
 * A file comes with the app, from the server or from the operator. All files pass the same checks.
 */
import { isRecord, lineGuard } from '../guards'
import { onCalendar } from '../format/dates'

export const REFERENCE_DATA = {
  /** The version of the file format. */
  version: 1,
  /** The maximum size of a file in bytes. */
  bytes: 512 * 1024,
  /** The maximum length of the source in characters. */
  source: 500,
  /** The number of days after a check until screens warn that the data may be out of date. */
  freshDays: 60,
} as const

export interface ReferenceFile<Row> {
  /** The kind of the rows: `loan-rates`, `holidays` and so on. */
  data: string
  version: number
  /** The publisher of the rows. */
  source: string
  /** The last day on which the rows were compared with their source. */
  checkedTo: string
  rows: Row[]
}

type Fields = Record<string, unknown>

/** Defines how rows of one kind are read. A fault is an error message without its subject, the row: "has no name". */
export interface ReferenceKind<Row> {
  data: string
  /** The maximum number of rows. */
  mostRows: number
  /** Returns the row with only the expected fields, or a fault. */
  readRow: (row: Fields) => Row | string
  /** Returns a fault of a row that depends on the row before it, for example a wrong order. */
  faultAfter?: (row: Row, before: Row) => string | undefined
  /** The day of the latest change that the rows contain. */
  lastChange: (rows: Row[]) => string | undefined
}

type Reading<Row> = { ok: true; file: ReferenceFile<Row> } | { ok: false; fault: string }

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a value is a valid day from 1900 to 2199. */
export function isReferenceDay(value: unknown): value is string {
  const [, year, month, day] = (typeof value === 'string' && DAY.exec(value)) || []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return /^(?:19|2[01])/.test(year) && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
}

/** Returns a value as error messages quote it, with at most 40 characters. */
export function quotedForMessage(value: unknown): string {
  const text = value === undefined ? 'nothing' : JSON.stringify(value)
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

/** Returns the fault of a field that must contain a day. */
export const notADayMessage = (name: string, value: unknown) =>
  `has ${quotedForMessage(value)} as "${name}", not a day such as 2026-01-31`

/** Whether a value is one line of text with 1 to `most` characters, without spaces at its ends. */
export const isTextLine = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.trim() === value && value.length <= most && lineGuard(value) === value

/** Whether a value is a list of `least` to `most` lines, each with at most `length` characters. */
export const isTextLineList = (value: unknown, least: number, most: number, length: number): value is string[] =>
  Array.isArray(value) && value.length >= least && value.length <= most && value.every(one => isTextLine(one, length))

const refusal = (fault: string): { ok: false; fault: string } => ({ ok: false, fault })

function headFault(kind: { data: string; mostRows: number }, value: Fields): string | undefined {
  const { data, version, source, checkedTo, rows } = value
  if (data !== kind.data) return `"data" must be "${kind.data}", not ${quotedForMessage(data)}.`
  if (version !== REFERENCE_DATA.version)
    return `"version" must be ${REFERENCE_DATA.version}, not ${quotedForMessage(version)}: the file is for another version of the program.`
  if (!isTextLine(source, REFERENCE_DATA.source)) return '"source" must tell in one line who published the rows.'
  if (!isReferenceDay(checkedTo))
    return `"checkedTo" must be a day such as 2026-01-31, not ${quotedForMessage(checkedTo)}.`
  if (!Array.isArray(rows) || rows.length === 0) return '"rows" must be a list of at least one row.'
  return rows.length > kind.mostRows ? `"rows" has ${rows.length} rows; at most ${kind.mostRows} are read.` : undefined
}

/** Reads a parsed file. For an invalid file, returns a sentence on its first fault, in a field or a row. */
export function readReferenceFile<Row>(kind: ReferenceKind<Row>, value: unknown): Reading<Row> {
  if (!isRecord(value)) return refusal('The file must contain one JSON object.')
  const fault = headFault(kind, value)
  if (fault !== undefined) return refusal(fault)
  const { source, checkedTo } = value as { source: string; checkedTo: string }
  const rows: Row[] = []
  for (const member of value.rows as unknown[]) {
    const row = isRecord(member) ? kind.readRow(member) : 'is no JSON object'
    const at = `Row ${rows.length + 1}`
    if (typeof row === 'string') return refusal(`${at} ${row}.`)
    const before = rows[rows.length - 1]
    const disorder = before && kind.faultAfter?.(row, before)
    if (disorder) return refusal(`${at} ${disorder}.`)
    rows.push(row)
  }
  return { ok: true, file: { data: kind.data, version: REFERENCE_DATA.version, source, checkedTo, rows } }
}

/** Reads a file that comes with the program. Throws if the file has a fault. */
export function parseBundledFile<Row>(kind: ReferenceKind<Row>, value: unknown): ReferenceFile<Row> {
  const reading = readReferenceFile(kind, value)
  if (!reading.ok) throw new Error(`${kind.data}: ${reading.fault}`)
  return reading.file
}

/** Whether the last check is so old that the rows may be out of date. */
export const isOutdated = (checkedTo: string, today: string): boolean =>
  onCalendar(today).diff(onCalendar(checkedTo), 'day') > REFERENCE_DATA.freshDays
