/**
 * `npm test`: all checks of the product, two at a time, with a line each and a final count. Outside CI it skips stages whose
 * inputs have not changed since their last green run.
 * `npm test -- unit e2e` runs these stages with their prerequisites; `--all` includes unchanged stages; `--long` runs
 * property and conformance tests of the engines in full.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { greenRuns, stageInputs } from './runner/inputs'
import { measureLoad, processorTime } from './runner/load'
import { engineIsProven, proveEngine } from './runner/long-run'
import { type FileTime, fileTimes, filesOverLimit, slowestFiles } from './runner/slow-files'
import { COVERAGE_REPORT, RESULTS, ROOT, STAGES, type Stage } from './runner/stages'
import { type JestReport, MAX_SECOND_TRIES, failedTests, secondTries } from './support/jest-report'
import { missingServices } from './support/services'

interface Outcome {
  passed: number
  /** A line for each failure. */
  failed: string[]
  /** A line for each test that passed only when repeated. */
  again: string[]
  times: FileTime[]
}

const NONE: Outcome = { passed: 0, failed: [], again: [], times: [] }

/** Concurrent stages slow each other: timeouts allow for it. */
const STAGES_AT_ONCE = Math.min(2, cpus().length)

/** A load above this factor is reported. */
const QUIET = 1.25

const { flags, names } = {
  flags: new Set(process.argv.slice(2).filter(word => word.startsWith('--'))),
  names: process.argv.slice(2).filter(word => !word.startsWith('--')),
}
const runsAll = flags.has('--all') || Boolean(process.env.CI || process.env.COVERAGE)
const isLong = flags.has('--long') || !engineIsProven(ROOT)
const sinceLastStage = processorTime()

interface Run {
  code: number
  output: string
  /** Seconds of the processors. They depend less on other load than `seconds`. */
  processor: number | undefined
}

function run({ command, env }: Stage, load: number): Promise<Run> {
  const [file = '', ...args] = command
  const settings = { FORCE_COLOR: '0', PATIENCE: (load * STAGES_AT_ONCE).toFixed(2), LONG: isLong ? 'yes' : '', ...env }
  return new Promise(resolve => {
    const child = spawn(file, args, { cwd: ROOT, env: { ...process.env, ...settings } })
    let output = ''
    const collect = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', error => resolve({ code: 1, output: error.message, processor: undefined }))
    child.on('close', code => resolve({ code: code ?? 1, output, processor: sinceLastStage() }))
  })
}

function outcomeOf({ name, jest, fileLimit }: Stage, code: number): Outcome {
  if (!jest) return code === 0 ? { ...NONE, passed: 1 } : { ...NONE, failed: [name] }
  try {
    const report = JSON.parse(readFileSync(path.join(RESULTS, `${name}.json`), 'utf8')) as JestReport
    const failed = failedTests(report, ROOT)
    const again = secondTries(report, ROOT)
    const times = fileTimes(report, ROOT)
    if (code !== 0 && !failed.length) failed.push(`${name} – ended with ${code}, though no test failed`)
    if (again.length > MAX_SECOND_TRIES) failed.push(`${name} – ${again.length} tests passed at the second try only`)
    if (fileLimit) for (const line of filesOverLimit(times, fileLimit)) console.log(`  ! ${line}`)
    return { passed: report.numPassedTests, failed, again, times }
  } catch {
    return { ...NONE, failed: [`${name} – ended with ${code} and left no report`] }
  }
}

/** Output of tests for the reader: measurements, and skipped tests. */
const isFigure = (line: string) => /^\s*(figure|not run):/.test(line)

function printTests({ failed, again }: Outcome) {
  for (const line of failed) console.log(`  ✕ ${line}`)
  for (const line of again) console.log(`  ↻ ${line}`)
}

/** A stage that cannot run here. */
function leftOut({ name }: Stage, missing: string): Outcome {
  const required = process.env.SERVICES === 'required'
  const why = `${name} (not run: ${missing})`
  console.log(`${required ? 'FAIL' : 'skip'} ${why}`)
  return { ...NONE, failed: required ? [why] : [] }
}

async function runStage(stage: Stage, load: number): Promise<Outcome> {
  const missing = await missingServices(stage.services ?? [])
  if (missing) return leftOut(stage, missing)
  const started = Date.now()
  const { code, output, processor } = await run(stage, load)
  const outcome = outcomeOf(stage, code)
  const { passed, failed } = outcome
  const figures = [
    `${((Date.now() - started) / 1000).toFixed(1)} s`,
    ...(processor === undefined ? [] : [`${processor.toFixed(0)} s of processor`]),
    ...(stage.jest ? [`${passed} passed`, `${failed.length} failed`] : []),
  ]
  console.log(`${failed.length ? 'FAIL' : 'ok  '} ${stage.name} (${figures.join(', ')})`)
  printTests(outcome)
  const lines = output.split('\n')
  for (const line of lines.filter(isFigure)) console.log(`       ${line.trim()}`)
  if (failed.length)
    console.log(
      lines
        .filter(line => !isFigure(line))
        .slice(-200)
        .join('\n'),
    )
  return outcome
}

function chosen(): Stage[] {
  if (!names.length) return STAGES
  const unknown = names.filter(name => !STAGES.some(stage => stage.name === name))
  if (unknown.length) {
    console.error(`No stage is called ${unknown.join(', ')}; there are ${STAGES.map(stage => stage.name).join(', ')}.`)
    process.exit(1)
  }
  const chosenNames = new Set(names)
  for (const stage of STAGES) if (chosenNames.has(stage.name)) stage.needs?.forEach(need => chosenNames.add(need))
  return STAGES.filter(stage => chosenNames.has(stage.name))
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const digestOf = stageInputs(ROOT, { ...process.env, LONG: isLong ? 'yes' : '' })
  const green = greenRuns(ROOT)
  const load = await measureLoad()
  if (load > QUIET) console.log(`busy machine: limits of time × ${(load * STAGES_AT_ONCE).toFixed(1)}`)
  const waiting = chosen()
  const done = new Map<string, Outcome>()

  async function finish(stage: Stage) {
    const digest = digestOf(stage.inputs)
    if (!runsAll && green.isUnchanged(stage, digest)) {
      console.log(`unchanged ${stage.name}`)
      return done.set(stage.name, NONE)
    }
    const outcome = await runStage(stage, load)
    green.record(stage.name, outcome.failed.length || !outcome.passed ? undefined : digest)
    return done.set(stage.name, outcome)
  }

  const ready = () => waiting.findIndex(stage => (stage.needs ?? []).every(need => done.has(need)))
  const running = new Set<Promise<void>>()
  while (waiting.length || running.size) {
    const next = running.size < STAGES_AT_ONCE ? ready() : -1
    const [stage] = next < 0 ? [] : waiting.splice(next, 1)
    if (!stage) {
      await Promise.race(running)
      continue
    }
    const broken = stage.needs?.find(need => done.get(need)?.failed.length)
    if (broken) {
      const why = `${stage.name} (not run: ${broken} failed)`
      console.log(`FAIL ${why}`)
      done.set(stage.name, { ...NONE, failed: [why] })
      continue
    }
    const work: Promise<void> = finish(stage).then(() => void running.delete(work))
    running.add(work)
  }

  if (process.env.COVERAGE) console.log((await run(COVERAGE_REPORT, load)).output)
  const outcomes = [...done.values()]
  const times = outcomes.flatMap(outcome => outcome.times)
  if (times.length) for (const line of slowestFiles(times)) console.log(line)
  // CI shows the end of a long log.
  outcomes.forEach(printTests)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0)
  if (isLong && !failed && !names.length) proveEngine(ROOT)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

void main()
