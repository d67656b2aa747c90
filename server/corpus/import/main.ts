/** The command `npm run corpus:import -- PATH…`. */
import { createHash } from 'node:crypto'
import { accessSync, constants, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { beijingDay } from '@domain/format/beijing-time'
import { isDay } from '@domain/format/dates'
import { DatabaseError } from '../../accounts/database/port'
import { readStoredRedactions } from '../../accounts/stored-redactions'
import { EngineError, EngineUnavailableError } from '../../engine/port'
import { systemRuntime } from '../../runtime'
import { readSearchSettings } from '../../settings/search'
import { envReaderOf, SettingError } from '../../settings/values'
import { storeLocationOf } from '../../settings/store-location'
import { unifyDocumentNumbers } from '../numbers'
import { openCorpus } from '../open'
import { Redactions } from '../redactions'
import { REFERENCE_NAMES } from '@domain/reference-data/kinds'
import { ReferenceStore } from '../../reference-data/store'
import { officialCauses, readCauses } from './causes'
import { replaceCourtPlaces } from './places'
import { showImportProgress, importSummary } from './progress'
import { ImportLog } from './import-log'
import { ImportError, importFiles } from './run'

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

class UsageError extends Error {}

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

function readArguments(args: string[]) {
  const { values, positionals: files } = readOptions(args)
  if (files.length === 0) throw new UsageError(USAGE)
  for (const file of files)
    try {
      accessSync(file, constants.R_OK)
    } catch {
      throw new UsageError(`${file} cannot be read.`)
    }
  const { causes, report, again = false, 'complete-to': completeTo } = values
  if (
    completeTo !== undefined &&
    (!/^\d{4}-\d{2}-\d{2}$/.test(completeTo) || !isDay(completeTo) || completeTo > beijingDay(new Date()))
  )
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

const REPORT = 'import-report.txt'
/** The folder of data that the import reads, such as decisions that amend laws. */
const DATA = path.join(__dirname, 'data')

function openReport(file: string) {
  try {
    return new ImportLog(file)
  } catch {
    throw new UsageError(`The report ${file} cannot be written.`)
  }
}

/** Returns a digest of this program and its data. If it changes, an import of unchanged files is not skipped. */
function programDigest(tags: string[], causesFile: string | undefined): string {
  const hash = createHash('sha256').update(JSON.stringify(tags))
  const data = readdirSync(DATA).map(name => path.join(DATA, name))
  for (const file of [process.argv[1], causesFile, ...data.sort()]) if (file) hash.update(readFileSync(file))
  return hash.digest('base64url')
}

async function main() {
  const {
    keepSample,
    files,
    causes,
    causesFile,
    again,
    completeTo,
    report: reportFile,
  } = readArguments(process.argv.slice(2))
  const dataDir = process.env.DATA_DIR || 'data'
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    throw new UsageError(`DATA_DIR ${dataDir} cannot be made or is no folder.`)
  }
  const importLog = openReport(reportFile ?? path.join(dataDir, REPORT))
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const engine = await openCorpus({ dataDir, search: readSearchSettings(envReaderOf(process.env)) }, say)
  try {
    await unifyDocumentNumbers(engine, say)
    const referenceData = new ReferenceStore({ dataDir, now: systemRuntime.now, onFault: say })
    await referenceData.refresh()
    replaceCourtPlaces(referenceData.get('courts').file.rows)
    const causeTable = causes ?? officialCauses(referenceData.get('causes').file.rows)
    const redactions = new Redactions(await readStoredRedactions(storeLocationOf(process.env), systemRuntime))
    const onProgress = showImportProgress(process.stderr)
    const program = programDigest(
      REFERENCE_NAMES.map(name => referenceData.get(name).etag),
      causesFile,
    )
    const settings = { keepSample, causes: causeTable, redactions, completeTo, program, again }
    const options = { ...settings, onProgress, onFaultOrRemark: importLog.add }
    const report = await importFiles({ engine, files, ...options })
    if (process.stderr.isTTY) process.stderr.write('\n')
    const summary = importSummary(report, importLog.file)
    if (report.unchanged === undefined) importLog.close(summary)
    else importLog.closeUnchanged()
    process.stdout.write(summary)
  } catch (error) {
    importLog.close(`nothing was imported: ${error instanceof Error ? error.message : ''}\n`)
    throw error
  } finally {
    await engine.close()
  }
}

main().catch((error: unknown) => {
  const explained = [UsageError, ImportError, DatabaseError, EngineError, EngineUnavailableError, SettingError].some(
    kind => error instanceof kind,
  )
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  process.stderr.write(`${explained ? message : stack}\n`)
  process.exit(1)
})
