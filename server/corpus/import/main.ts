/** The command `npm run corpus:import -- PATH…`. */
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { beijingDay } from '@domain/format/beijing-time'
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
import { readImportArguments, UsageError } from './arguments'
import { officialCauses } from './causes'
import { replaceCourtPlaces } from './places'
import { showImportProgress, importSummary } from './progress'
import { ImportLog } from './import-log'
import { ImportError, importFiles } from './run'

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
  } = readImportArguments(process.argv.slice(2), beijingDay(systemRuntime.now()))
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
