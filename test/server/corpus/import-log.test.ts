/** The log of an import: every fault and remark, however many, and the log before until there is another. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ImportLog } from '../../../server/corpus/import/import-log'
import { temporaryDir } from '../support/server'

let file: string
beforeEach(() => void (file = path.join(temporaryDir(), 'report.txt')))
afterEach(() => rmSync(path.dirname(file), { recursive: true }))
const written = () => readFileSync(file, 'utf8')

it('has a line for each fault and each remark, and the summary at the end', () => {
  const log = new ImportLog(file)
  log.add('skipped', { file: 'a.md', reason: 'holds no law' })
  log.add('note', { file: 'b.ndjson', line: 3, reason: 'the same id\n  as a:1' })
  log.close('taken: 1\n')
  expect(written()).toBe('skipped a.md holds no law\nnote b.ndjson:3 the same id as a:1\ntaken: 1\n')
})

it('replaces the log of the import before', () => {
  writeFileSync(file, 'before\n')
  const log = new ImportLog(file)
  log.add('skipped', { file: 'a.md', reason: 'holds no law' })
  expect(written()).toBe('before\n')
  log.close('')
  expect(written()).toBe('skipped a.md holds no law\n')
})

it('of an import without changes stays that of the import before', () => {
  writeFileSync(file, 'before\n')
  new ImportLog(file).closeUnchanged()
  expect(written()).toBe('before\n')
})

it('is written in parts, and has all lines of a large import in their order', () => {
  const log = new ImportLog(file)
  const COUNT = 5000
  for (let line = 1; line <= COUNT; line++) log.add('skipped', { file: '法规.ndjson', line, reason: 'not JSON' })
  expect(written().length).toBeGreaterThan(64 * 1024)
  log.close('')
  expect(written()).toBe(Array.from({ length: COUNT }, (_, at) => `skipped 法规.ndjson:${at + 1} not JSON\n`).join(''))
})
