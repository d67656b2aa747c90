/** `npm run corpus:import -- PATH…` */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { EngineError, Unavailable } from '../../engine/port'
import { readSearch } from '../../settings/search'
import { readerOf, SettingError } from '../../settings/values'
import { renewNumbers } from '../numbers'
import { openCorpus } from '../open'
import { readCauses } from './causes'
import { progressOn, reportOf } from './progress'
import { ImportError, importFiles } from './run'

const USAGE = `npm run corpus:import -- [--keep-sample] [--causes=FILE] PATH…
  PATH           a file or a folder: rows of JSON, one a line; judgments as CSV; laws as Markdown or .docx; plain or .gz (docs/import.md)
  --keep-sample  keep the demo's documents beside the imported ones
  --causes       JSON, plain or .gz, with causes in place of the Supreme People's Court's: [{code, name, case_type, parent_code}]
  DATA_DIR       the server's data folder, ./data if not set
`

class UsageError extends Error {}

function causesIn(file: string) {
  try {
    return readCauses(file)
  } catch (error) {
    throw new UsageError(`${file} is no dictionary of causes (${error instanceof Error ? error.message : ''}).`)
  }
}

const CAUSES = '--causes='

function readArguments(args: string[]) {
  const options = args.filter(argument => argument.startsWith('-'))
  const files = args.filter(argument => !argument.startsWith('-'))
  const keepSample = options.includes('--keep-sample')
  const causes = options.find(option => option.startsWith(CAUSES))?.slice(CAUSES.length)
  const unknown = options.find(option => option !== '--keep-sample' && !option.startsWith(CAUSES))
  if (unknown) throw new UsageError(`There is no option ${unknown}.\n${USAGE}`)
  if (files.length === 0) throw new UsageError(USAGE)
  for (const file of files)
    try {
      accessSync(file, constants.R_OK)
    } catch {
      throw new UsageError(`${file} cannot be read.`)
    }
  return { keepSample, files, causes: causes === undefined ? undefined : causesIn(causes) }
}

async function main() {
  const { keepSample, files, causes } = readArguments(process.argv.slice(2))
  const dataDir = process.env.DATA_DIR || 'data'
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    throw new UsageError(`DATA_DIR ${dataDir} cannot be made or is no folder.`)
  }
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  const engine = await openCorpus({ dataDir, search: readSearch(readerOf(process.env)) }, say)
  try {
    await renewNumbers(engine, say)
    const report = await importFiles({ engine, files, keepSample, causes, onProgress: progressOn(process.stderr) })
    if (process.stderr.isTTY) process.stderr.write('\n')
    process.stdout.write(reportOf(report))
  } finally {
    await engine.close()
  }
}

main().catch((error: unknown) => {
  const explained = [UsageError, ImportError, EngineError, Unavailable, SettingError].some(
    kind => error instanceof kind,
  )
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  process.stderr.write(`${explained ? message : stack}\n`)
  process.exit(1)
})
