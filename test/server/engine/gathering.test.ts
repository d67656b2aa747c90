/** The index collects a write before it stores it, because one disk segment for every document would slow imports. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../../server/sqlite'
import type { Writer } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { documentOf, plain, SPEC } from './support/documents'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

const COUNT = 60
const numbers = Array.from({ length: COUNT }, (_, n) => n)
const put = (writer: Writer, name: string) =>
  numbers.forEach(n =>
    writer.put('case', documentOf(`${name}-${n}`, { title: `${name}告`, blocks: [plain(`第${n}号${name}合同`)] })),
  )

function segmentsOf(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  const rows = db.prepare('SELECT DISTINCT segid FROM short_1_idx').all()
  db.close()
  return rows.length
}

it('a write is one segment of the index, whatever its number of documents', async () => {
  const file = path.join(dir, 'new.db')
  const engine = openEngine({ file })
  await engine.write(writer => {
    writer.define(SPEC)
    put(writer, '原')
  })
  expect(segmentsOf(file)).toBe(1)
  engine.close()
})

it('replacing documents are collected too', async () => {
  const file = path.join(dir, 'again.db')
  const engine = openEngine({ file })
  await engine.write(writer => {
    writer.define(SPEC)
    put(writer, '原')
  })
  await engine.write(writer => {
    for (const n of [...numbers].reverse()) writer.remove('case', `原-${(n * 7) % COUNT}`)
    put(writer, '新')
  })
  // The old segment may stand beside it until the index merges them.
  expect(segmentsOf(file)).toBeLessThanOrEqual(2)
  // Until a write is done, other readers see the old documents, so the next one takes the free places.
  await engine.write(writer => {
    for (const n of numbers) writer.remove('case', `新-${n}`)
    put(writer, '又')
  })
  const rows = new DatabaseSync(file, { readOnly: true })
  expect(rows.prepare('SELECT max(ord) + 1 AS size FROM docs_1').get()).toEqual({ size: COUNT })
  rows.close()
  engine.close()
})
