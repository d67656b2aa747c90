/**
 * `npm test`: every check of the product, two at a time, one line each, and a closing count.
 * `npm test -- unit e2e` runs the named stages with what they need.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'
import { coverageFlags } from './support/coverage'
import { type JestReport, MAX_SECOND_TRIES, failedTests, secondTries } from './support/jest-report'
import { missingOf, type Service } from './support/services'

interface Stage {
  name: string
  command: string[]
  needs?: string[]
  /** A jest project: its tests are counted one by one. */
  jest?: boolean
  env?: Record<string, string>
  /** What must answer on this machine; where it does not the stage is left out, unless SERVICES=required. */
  services?: Service[]
}
interface Outcome {
  passed: number
  /** A line for each. */
  failed: string[]
  /** A line for each test that passed only when it was tried once more. */
  again: string[]
}

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name)

const jest = (name: string, needs: string[] = [], workers = 2): Stage => ({
  name,
  needs,
  jest: true,
  command: [
    bin('jest'),
    ...['-c', 'test/jest.config.js', '--selectProjects', name, '--maxWorkers', String(workers)],
    ...['--json', '--outputFile', path.join(RESULTS, `${name}.json`)],
    ...coverageFlags(name),
  ],
})

const STAGES: Stage[] = [
  { name: 'browser', command: [bin('tsx'), 'test/support/ensure-browser.ts'] },
  { name: 'build-h5', command: [bin('tsx'), 'test/support/build-h5.ts'] },
  { name: 'build-weapp', command: [bin('taro'), 'build', '--type', 'weapp'] },
  jest('unit'),
  { name: 'build-sample', command: [bin('tsx'), 'test/support/build-sample.ts'] },
  { name: 'build-server', command: [bin('tsx'), 'test/support/build-server.ts'] },
  jest('weapp', ['browser', 'build-weapp', 'build-h5', 'build-sample', 'build-server']),
  // All blocks on one page, under a basename: what the router and the blocks are tried on.
  {
    name: 'build-gallery',
    command: [bin('taro'), 'build', '--type', 'h5'],
    env: { GALLERY: '1', BASENAME: '/m', OUT: 'dist/gallery' },
  },
  jest('e2e', ['browser', 'build-h5', 'build-gallery', 'build-sample', 'build-server']),
  jest('server', ['build-sample']),
  { ...jest('services', ['build-sample', 'build-h5', 'build-server']), services: ['PostgreSQL', 'Redis'] },
  jest('opensearch', [], 1),
  jest('pages'),
  { name: 'eslint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  { name: 'prettier', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
  { name: 'types-h5', command: [bin('tsc'), '-p', 'config/tsconfig.h5.json'] },
  { name: 'types-weapp', command: [bin('tsc'), '-p', 'config/tsconfig.weapp.json'] },
  { name: 'types-node', command: [bin('tsc'), '-p', 'config/tsconfig.node.json'] },
]
const COVERAGE_REPORT: Stage = { name: 'coverage', command: [bin('tsx'), 'test/support/coverage-report.ts'] }

function run({ command, env }: Stage): Promise<{ code: number; output: string }> {
  const [file = '', ...args] = command
  return new Promise(resolve => {
    const child = spawn(file, args, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: '0', ...env } })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', error => resolve({ code: 1, output: error.message }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}

function outcomeOf({ name, jest }: Stage, code: number): Outcome {
  if (!jest) return code === 0 ? { passed: 1, failed: [], again: [] } : { passed: 0, failed: [name], again: [] }
  try {
    const report = JSON.parse(readFileSync(path.join(RESULTS, `${name}.json`), 'utf8')) as JestReport
    const failed = failedTests(report, ROOT)
    const again = secondTries(report, ROOT)
    if (code !== 0 && !failed.length) failed.push(`${name} – ended with ${code}, though no test failed`)
    if (again.length > MAX_SECOND_TRIES) failed.push(`${name} – ${again.length} tests passed at the second try only`)
    return { passed: report.numPassedTests, failed, again }
  } catch {
    return { passed: 0, failed: [`${name} – ended with ${code} and left no report`], again: [] }
  }
}

/** Lines that tests print for the reader: measured figures, and what could not be run here. */
const isFigure = (line: string) => /^\s*(figure|not run):/.test(line)

function tell({ failed, again }: Outcome) {
  for (const line of failed) console.log(`  ✕ ${line}`)
  for (const line of again) console.log(`  ↻ ${line}`)
}

/** Why a stage cannot be run here. */
function leftOut({ name }: Stage, missing: string): Outcome {
  const required = process.env.SERVICES === 'required'
  const why = `${name} (not run: ${missing})`
  console.log(`${required ? 'FAIL' : 'skip'} ${why}`)
  return { passed: 0, failed: required ? [why] : [], again: [] }
}

async function runStage(stage: Stage): Promise<Outcome> {
  const missing = await missingOf(stage.services ?? [])
  if (missing) return leftOut(stage, missing)
  const started = Date.now()
  const { code, output } = await run(stage)
  const outcome = outcomeOf(stage, code)
  const { passed, failed } = outcome
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const tests = stage.jest ? `, ${passed} passed, ${failed.length} failed` : ''
  console.log(`${failed.length ? 'FAIL' : 'ok  '} ${stage.name} (${seconds} s${tests})`)
  tell(outcome)
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

function chosen(names: string[]): Stage[] {
  if (!names.length) return STAGES
  const unknown = names.filter(name => !STAGES.some(stage => stage.name === name))
  if (unknown.length) {
    console.error(`No stage is called ${unknown.join(', ')}; there are ${STAGES.map(stage => stage.name).join(', ')}.`)
    process.exit(1)
  }
  const wanted = new Set(names)
  for (const stage of STAGES) if (wanted.has(stage.name)) stage.needs?.forEach(need => wanted.add(need))
  return STAGES.filter(stage => wanted.has(stage.name))
}

async function main() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(RESULTS, { recursive: true })
  const waiting = chosen(process.argv.slice(2))
  const done = new Map<string, Outcome>()

  const ready = () => waiting.findIndex(stage => (stage.needs ?? []).every(need => done.has(need)))
  const running = new Set<Promise<void>>()
  while (waiting.length || running.size) {
    const next = running.size < Math.min(2, cpus().length) ? ready() : -1
    const [stage] = next < 0 ? [] : waiting.splice(next, 1)
    if (!stage) {
      await Promise.race(running)
      continue
    }
    const broken = stage.needs?.find(need => done.get(need)?.failed.length)
    if (broken) {
      const why = `${stage.name} (not run: ${broken} failed)`
      console.log(`FAIL ${why}`)
      done.set(stage.name, { passed: 0, failed: [why], again: [] })
      continue
    }
    const work: Promise<void> = runStage(stage).then(outcome => {
      done.set(stage.name, outcome)
      running.delete(work)
    })
    running.add(work)
  }

  if (process.env.COVERAGE) console.log((await run(COVERAGE_REPORT)).output)
  // CI keeps the end of a long log.
  const outcomes = [...done.values()]
  outcomes.forEach(tell)
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed.length, 0)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed ? 1 : 0
}

void main()
