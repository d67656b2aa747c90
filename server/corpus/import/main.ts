/** `npm run corpus:import -- FILE…` */
import { accessSync, constants, mkdirSync } from 'node:fs'
import { EngineError, openEngine } from '../../engine/sqlite'
import { corpusFile } from '../file'
import { progressOn, reportOf } from './progress'
import { importFiles } from './run'

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
      throw new UsageError(`${file} cannot be read.\n`)
    }
  return { keepSample, files }
}

async function main() {
  const { keepSample, files } = readArguments(process.argv.slice(2))
  const dataDir = process.env.DATA_DIR || 'data'
  mkdirSync(dataDir, { recursive: true })
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
  const explained = error instanceof UsageError || error instanceof EngineError
  process.stderr.write(explained ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})
