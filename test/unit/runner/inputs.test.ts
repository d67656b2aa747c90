/** Which stages need not run: a change of an input, and nothing else, makes one run again. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filesOf, greenRuns, stageInputs } from '../../runner/inputs'
import { STAGES, type Stage } from '../../runner/stages'

let root: string
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'inputs-'))
  execFileSync('git', ['init', '-q'], { cwd: root })
  write('src/a.ts', 'a')
  write('docs/b.md', 'b')
})
afterEach(() => rmSync(root, { recursive: true }))

const digest = (inputs: string[], env = {}) => stageInputs(root, env)(inputs)
const stage: Stage = { name: 'unit', command: [], inputs: ['src'] }

test('inputs are files and folders, without those excluded', () => {
  const files = ['src/a.ts', 'src/b/c.ts', 'srcs/d.ts', 'docs/e.md']
  expect(filesOf(['src'], files)).toEqual(['src/a.ts', 'src/b/c.ts'])
  expect(filesOf(['', '!src/b'], files)).toEqual(['src/a.ts', 'srcs/d.ts', 'docs/e.md'])
  expect(filesOf(['docs/e.md'], files)).toEqual(['docs/e.md'])
})

test('the digest follows contents, names and settings of the inputs alone', () => {
  const before = digest(['src'])
  utimesSync(path.join(root, 'src/a.ts'), 0, 0)
  write('docs/b.md', 'another')
  expect(digest(['src'])).toBe(before)
  expect(digest(['src'], { SERVICES: 'required' })).not.toBe(before)
  write('src/new.ts', '')
  const added = digest(['src'])
  expect(added).not.toBe(before)
  write('src/a.ts', 'changed')
  expect(digest(['src'])).not.toBe(added)
})

test('a stage is unchanged after a green run with these inputs, until a red one', () => {
  expect(greenRuns(root).isUnchanged(stage, 'one')).toBe(false)
  greenRuns(root).record('unit', 'one')
  expect(greenRuns(root).isUnchanged(stage, 'one')).toBe(true)
  expect(greenRuns(root).isUnchanged(stage, 'two')).toBe(false)
  greenRuns(root).record('unit', undefined)
  expect(greenRuns(root).isUnchanged(stage, 'one')).toBe(false)
})

test('a stage without its output, or without inputs, is never unchanged', () => {
  const runs = greenRuns(root)
  runs.record('unit', 'one')
  expect(runs.isUnchanged({ ...stage, output: 'dist/h5' }, 'one')).toBe(false)
  write('dist/h5/index.html', '')
  expect(runs.isUnchanged({ ...stage, output: 'dist/h5' }, 'one')).toBe(true)
  expect(runs.isUnchanged({ ...stage, inputs: [] }, 'one')).toBe(false)
})

test('stages need stages that come before them, and each input is there', () => {
  const names = STAGES.map(({ name }) => name)
  for (const [at, { name, needs = [] }] of STAGES.entries())
    expect([name, needs.filter(need => !names.slice(0, at).includes(need))]).toEqual([name, []])
  const files = execFileSync('git', ['ls-files'], { cwd: path.resolve(__dirname, '../../..'), encoding: 'utf8' }).split(
    '\n',
  )
  const nowhere = STAGES.flatMap(({ inputs }) => inputs.map(input => input.replace('!', ''))).filter(
    input => !filesOf([input], files).length,
  )
  expect(nowhere).toEqual([])
})
