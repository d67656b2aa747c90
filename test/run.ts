/**
 * `npm test`: every check of the product, two at a time, one line each, and a closing count.
 * `npm test -- unit e2e` runs the named stages with what they need.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import path from 'node:path'

interface Stage {
  name: string
  command: string[]
  needs?: string[]
  /** A jest project: its tests are counted one by one. */
  jest?: boolean
  env?: Record<string, string>
}
interface Outcome {
  passed: number
  failed: number
}

const ROOT = path.resolve(__dirname, '..')
const RESULTS = path.join(ROOT, 'test-results')
const bin = (name: string) => path.join(ROOT, 'node_modules/.bin', name)

const jest = (name: string, needs: string[] = []): Stage => ({
  name,
  needs,
  jest: true,
  command: [
    bin('jest'),
    ...['-c', 'test/jest.config.js', '--selectProjects', name, '--maxWorkers', '2'],
    ...['--json', '--outputFile', path.join(RESULTS, `${name}.json`)],
  ],
})

const STAGES: Stage[] = [
  { name: 'browser', command: [bin('tsx'), 'test/support/ensure-browser.ts'] },
  { name: 'build-h5', command: [bin('tsx'), 'test/support/build-h5.ts'] },
  { name: 'build-weapp', command: [bin('taro'), 'build', '--type', 'weapp'] },
  jest('unit'),
  { name: 'build-sample', command: [bin('tsx'), 'test/support/build-sample.ts'] },
  jest('weapp', ['browser', 'build-weapp', 'build-sample']),
  // All blocks on one page, under a basename: what the router and the blocks are tried on.
  {
    name: 'build-gallery',
    command: [bin('taro'), 'build', '--type', 'h5'],
    env: { GALLERY: '1', BASENAME: '/m', OUT: 'dist/gallery' },
  },
  jest('e2e', ['browser', 'build-h5', 'build-gallery', 'build-sample']),
  jest('server', ['build-sample']),
  jest('pages'),
  { name: 'eslint', command: [bin('eslint'), '.', '--max-warnings', '0'] },
  { name: 'prettier', command: [bin('prettier'), '--check', '.', '--log-level', 'warn'] },
  { name: 'types-h5', command: [bin('tsc'), '-p', 'config/tsconfig.h5.json'] },
  { name: 'types-weapp', command: [bin('tsc'), '-p', 'config/tsconfig.weapp.json'] },
  { name: 'types-node', command: [bin('tsc'), '-p', 'config/tsconfig.node.json'] },
]

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

function count(stage: Stage, code: number): Outcome {
  if (!stage.jest) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  try {
    const report = JSON.parse(readFileSync(path.join(RESULTS, `${stage.name}.json`), 'utf8')) as Record<string, number>
    const failed = (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0)
    return { passed: report.numPassedTests ?? 0, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** Lines that tests print for the reader: measured figures. */
const figures = (output: string) => output.split('\n').filter(line => line.trimStart().startsWith('figure:'))

async function runStage(stage: Stage): Promise<Outcome> {
  const started = Date.now()
  const { code, output } = await run(stage)
  const outcome = count(stage, code)
  const seconds = ((Date.now() - started) / 1000).toFixed(1)
  const tests = stage.jest ? `, ${outcome.passed} passed, ${outcome.failed} failed` : ''
  console.log(`${outcome.failed ? 'FAIL' : 'ok  '} ${stage.name} (${seconds} s${tests})`)
  for (const line of figures(output)) console.log(`       ${line.trim()}`)
  if (outcome.failed) console.log(output.split('\n').slice(-200).join('\n'))
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
    const broken = stage.needs?.find(need => done.get(need)?.failed)
    if (broken) {
      console.log(`FAIL ${stage.name} (not run: ${broken} failed)`)
      done.set(stage.name, { passed: 0, failed: 1 })
      continue
    }
    const work: Promise<void> = runStage(stage).then(outcome => {
      done.set(stage.name, outcome)
      running.delete(work)
    })
    running.add(work)
  }

  const total = (key: keyof Outcome) => [...done.values()].reduce((sum, outcome) => sum + outcome[key], 0)
  console.log(`${total('passed')} passed, ${total('failed')} failed`)
  process.exitCode = total('failed') ? 1 : 0
}

void main()
