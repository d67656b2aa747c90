/** Warming up runs real queries of the engine. It changes no result and depends on no text. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import type { EngineDocument } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/sqlite'
import { temporaryDir } from '../support/server'
import { ALL, documentOf, plain, SPEC } from './support/documents'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
let files = 0

async function engineWith(documents: EngineDocument[]) {
  const engine = openEngine({ file: path.join(dir, `${++files}.db`) })
  await engine.write(writer => {
    writer.define(SPEC)
    documents.forEach(document => writer.put('case', document))
  })
  return engine
}

const many = Array.from({ length: 1500 }, (_, n) =>
  documentOf(String(n), {
    blocks: [plain(`${'原告与被告签订合同，约定付款。'.repeat(40)}${n}`)],
    numbers: { 日期: n % 9 },
  }),
)

it.each([
  ['no document', []],
  ['a document without text', [documentOf('1')]],
  ['a document without two Chinese characters', [documentOf('1', { title: 'A合B' })]],
])('a collection of %s is warmed up', async (_, documents) => {
  const engine = await engineWith(documents)
  await engine.warmUp()
  expect(await engine.count({ collection: 'case', where: ALL })).toBe(documents.length)
  engine.close()
})

it('warming up ends quietly when the engine is closed', async () => {
  const engine = await engineWith(many)
  await engine.write(writer => writer.define({ ...SPEC, name: 'law' }))
  const warm = engine.warmUp()
  engine.close()
  await expect(warm).resolves.toBeUndefined()
})
