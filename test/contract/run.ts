/**
 * `npm run contract` runs the browser tests with a proxy before each server. A judge compares the answers with
 * `/openapi.json`. Words after `--` are passed to Jest: files, or another project by `--selectProjects weapp`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Verdict } from './judge'

const ROOT = path.resolve(__dirname, '../..')
const VERDICTS = path.join(ROOT, 'test-results/contract')

function readVerdicts(): Verdict[] {
  if (!existsSync(VERDICTS)) return []
  return readdirSync(VERDICTS).flatMap(file =>
    readFileSync(path.join(VERDICTS, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => JSON.parse(line) as Verdict),
  )
}

const words = process.argv.slice(2)
const project = words.includes('--selectProjects') ? [] : ['--selectProjects', 'e2e']
rmSync(VERDICTS, { recursive: true, force: true })
const { status } = spawnSync(
  path.join(ROOT, 'node_modules/.bin/jest'),
  ['-c', 'test/jest.config.js', ...words, ...project],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, CONTRACT: VERDICTS } },
)

const verdicts = readVerdicts()
const against = verdicts.filter(({ faults }) => faults.length)
const times = new Map<string, number>()
for (const { operation, faults } of against)
  for (const fault of faults) times.set(`${operation}: ${fault}`, (times.get(`${operation}: ${fault}`) ?? 0) + 1)
for (const [fault, count] of times) console.log(`  ✕ ${fault} (${count} times)`)
const operations = new Set(verdicts.map(({ operation }) => operation)).size
console.log(`${verdicts.length} answers of ${operations} operations judged, ${against.length} against the contract`)
process.exitCode = status || (against.length || !verdicts.length ? 1 : 0)
