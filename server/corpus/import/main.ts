/** `npm run corpus:import -- FILE…` */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { EngineError, openEngine } from '../../engine/sqlite'
import { corpusFile } from '../file'
import { progressOn, reportOf } from './progress'
import { ImportError, importFiles } from './run'

const USAGE = `npm run corpus:import -- [--keep-sample] FILE…
  FILE           NDJSON, plain or .gz: laws, cases, tax_penalties, policy_interpretations, customs_rules, typical_cases, bids, customs_qa
  --keep-sample  keep the demo's documents beside the imported ones
  DATA_DIR       the server's data folder, ./data if not set
`

class UsageError extends Error {}

function readArguments(given: string[]) {
  const keepSample = given.includes('--keep-sample')
  const files = given.filter(argument => argument !== '--keep-sample')
  const unknown = files.find(argument => argument.startsWith('-'))
  if (unknown) throw new UsageError(`There is no option ${unknown}.\n${USAGE}`)
  if (files.length === 0) throw new UsageError(USAGE)
  for (const file of files)
    try {
      accessSync(file, constants.R_OK)
    } catch {
      throw new UsageError(`${file} cannot be read.`)
    }
  return { keepSample, files }
}

async function main() {
  const { keepSample, files } = readArguments(process.argv.slice(2))
  const dataDir = process.env.DATA_DIR || 'data'
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch {
    throw new UsageError(`DATA_DIR ${dataDir} cannot be made or is no folder.`)
  }
  const engine = openEngine({ file: corpusFile(dataDir) })
  try {
    const report = await importFiles({ engine, files, keepSample, onProgress: progressOn(process.stderr) })
    if (process.stderr.isTTY) process.stderr.write('\n')
    process.stdout.write(reportOf(report))
  } finally {
    engine.close()
  }
}

main().catch((error: unknown) => {
  const explained = [UsageError, ImportError, EngineError].some(kind => error instanceof kind)
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  process.stderr.write(`${explained ? message : stack}\n`)
  process.exit(1)
})
