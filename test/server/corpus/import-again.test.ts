/** An import of files that have not changed writes nothing and says so. */
import { removeDocuments } from '../../../server/corpus/remove'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { readLastImport } from '../../../server/corpus/import/last-import'
import { importSummary } from '../../../server/corpus/import/progress'
import { importFiles } from '../../../server/corpus/import/run'
import { Redactions } from '../../../server/corpus/redactions'
import { temporaryDir } from '../support/server'
import { articles, importing, judgment, law } from './support/import-rows'

const { engine } = importing()
const DAY = '2026-03-05'
const NOW = new Date('2026-03-05T08:00:00Z')

let file: string
const write = (...rows: object[]) => writeFileSync(file, rows.map(row => JSON.stringify(row)).join('\n'))
beforeEach(() => {
  file = path.join(temporaryDir(), 'rows.ndjson')
  write(law('l1', { articles: articles('甲。') }), judgment('c1'))
})

const take = (more: object = {}) =>
  importFiles({ engine: engine(), files: [file], program: '1', today: DAY, now: () => NOW, ...more })

/** Counts the writes of the engine from now on. */
function countWrites() {
  const spy = jest.spyOn(engine(), 'write')
  return () => spy.mock.calls.length
}

it('writes nothing, and its report says so', async () => {
  expect((await take()).unchanged).toBeUndefined()
  const generation = engine().generation()
  const writes = countWrites()
  const report = await take()
  expect(report).toMatchObject({ taken: {}, unchanged: '2026-03-05T08:00:00.000Z' })
  expect([writes(), engine().generation()]).toEqual([0, generation])
  expect(importSummary(report)).toContain('unchanged: the same files were imported at 2026-03-05T08:00:00.000Z')
  expect(importSummary(report)).toContain('--again')
})

it.each<[string, () => object]>([
  ['a changed file', () => (write(law('l1', { articles: articles('乙。') })), {})],
  ['another program', () => ({ program: '2' })],
  ['another day, which may change the status of laws', () => ({ today: '2026-03-06' })],
  ['a stated day of completeness', () => ({ completeTo: '2026-03-01' })],
  [
    'a mask',
    () => ({
      redactions: new Redactions([{ kind: 'mask', collection: 'case', name: '王某某', mask: '王某' } as never]),
    }),
  ],
  ['the wish to import again', () => ({ again: true })],
  ['an import that does not name its program', () => ({ program: undefined })],
])('is not recognised after %s', async (_, more) => {
  await take()
  const writes = countWrites()
  expect((await take(more())).unchanged).toBeUndefined()
  expect(writes()).toBe(1)
})

it('is not recognised after another import, or after a removal, which it undoes', async () => {
  await take()
  const first = file
  file = path.join(temporaryDir(), 'others.ndjson')
  write(judgment('c1', { title: '另一标题' }))
  await take()
  file = first
  expect((await take()).unchanged).toBeUndefined()
  await engine().write(writer => removeDocuments(engine(), writer, 'case', ['c1']))
  expect(await readLastImport(engine())).toEqual({ at: NOW.toISOString() })
  expect((await take()).unchanged).toBeUndefined()
  expect(await engine().get('case', 'c1')).toBeDefined()
})

it('is not recognised if nothing could be taken the first time', async () => {
  write({ lid: 'l1' })
  await take().catch(() => undefined)
  const writes = countWrites()
  expect((await take()).unchanged).toBeUndefined()
  expect(writes()).toBe(1)
})
