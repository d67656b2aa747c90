/** The arguments of the command `npm run corpus:import`. */
import { accessSync, constants } from 'node:fs'
import { parseArgs } from 'node:util'
import { isDay } from '@domain/format/dates'
import { readCauses } from './causes'

const USAGE = `npm run corpus:import -- [--keep-sample] [--complete-to=DAY] [--causes=FILE] [--report=FILE] [--again] PATH…
  PATH           a file or a folder: rows of JSON, one a line; judgments as CSV; laws as Markdown or .docx; plain or .gz (docs/import.md)
  --keep-sample  keep the demo's documents beside the imported ones
  --complete-to  the day up to which the library has all laws, 2026-03-01; the newest law's if not set
  --causes       JSON, plain or .gz, with causes in place of the Supreme People's Court's: [{code, name, case_type, parent_code}]
  --again        import files that have not changed since the last import
  --report       the file of all skipped files and remarks, import-report.txt in DATA_DIR if not set
  DATA_DIR       the server's data folder, ./data if not set
  DATABASE_URL   where the server keeps accounts in PostgreSQL, with masks and withdrawals of documents; its DATA_KEY reads them
`

/** Thrown if the arguments cannot be used. The message is for the operator. */
export class UsageError extends Error {}

function causesIn(file: string) {
  try {
    return readCauses(file)
  } catch (error) {
    throw new UsageError(`${file} is no dictionary of causes (${error instanceof Error ? error.message : ''}).`)
  }
}

const OPTIONS = {
  'keep-sample': { type: 'boolean' },
  causes: { type: 'string' },
  report: { type: 'string' },
  'complete-to': { type: 'string' },
  again: { type: 'boolean' },
} as const

const optionName = (argument: string) => /^--([^=]*)/.exec(argument)?.[1] ?? argument

function readOptions(args: string[]) {
  const unknown = args.find(argument => argument.startsWith('-') && !Object.hasOwn(OPTIONS, optionName(argument)))
  if (unknown) throw new UsageError(`There is no option ${unknown}.\n${USAGE}`)
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : ''}\n${USAGE}`)
  }
}

/** Reads the arguments. `today` is the last day for `--complete-to`. */
export function readImportArguments(args: string[], today: string) {
  const { values, positionals: files } = readOptions(args)
  if (files.length === 0) throw new UsageError(USAGE)
  for (const file of files)
    try {
      accessSync(file, constants.R_OK)
    } catch {
      throw new UsageError(`${file} cannot be read.`)
    }
  const { causes, report, again = false, 'complete-to': completeTo } = values
  if (completeTo !== undefined && (!/^\d{4}-\d{2}-\d{2}$/.test(completeTo) || !isDay(completeTo) || completeTo > today))
    throw new UsageError(`--complete-to must be a past day such as 2026-03-01, not ${completeTo}.`)
  return {
    keepSample: values['keep-sample'] ?? false,
    files,
    causes: causes === undefined ? undefined : causesIn(causes),
    causesFile: causes,
    again,
    report,
    completeTo,
  }
}
