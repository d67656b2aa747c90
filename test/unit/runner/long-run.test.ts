/** Tests at full length: any change of what the engines run requires them, and no other change. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { engineBundle, engineIsProven, proveEngine } from '../../runner/long-run'

const ROOT = path.resolve(__dirname, '../../..')

let copy: string
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'alpha-engine-'))
  for (const folder of ['server', 'src/domain', 'test/runner', 'tsconfig.json'])
    cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true })
  proveEngine(copy)
})
afterAll(() => rmSync(copy, { recursive: true }))

/** Whether the engine still counts as proven after a change of a file. */
function isProvenAfter(file: string, change: (source: string) => string) {
  const target = path.join(copy, file)
  const source = readFileSync(target, 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(target, changed)
  try {
    return engineIsProven(copy)
  } finally {
    writeFileSync(target, source)
  }
}

test('a change of an engine, or of a rule that it imports, requires the tests at full length', () => {
  expect(engineIsProven(copy)).toBe(true)
  for (const file of ['server/engine/relevance.ts', 'server/engine/sqlite/evaluate.ts', 'src/domain/text/matching.ts'])
    expect([file, isProvenAfter(file, source => `${source}\nconsole.log()\n`)]).toEqual([file, false])
})

test('comments, and rules that no engine imports, do not', () => {
  expect(isProvenAfter('src/domain/text/matching.ts', source => `// A remark.\n${source}`)).toBe(true)
  expect(isProvenAfter('src/domain/format/dates.ts', source => `${source}\nexport const unused = 1\n`)).toBe(true)
})

test('the digest covers every file of the engines that has code', () => {
  const bundled = Object.keys(engineBundle(ROOT).metafile.inputs)
  const files = execFileSync('git', ['ls-files', 'server/engine/*.ts'], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter(file => file && !bundled.includes(file))
  const withCode = files.filter(file =>
    /^(?:export )?(?:async )?(?:const|let|function|class)\b/m.test(readFileSync(path.join(ROOT, file), 'utf8')),
  )
  expect(withCode).toEqual([])
})
