/** Document numbers are found in every spelling, in new files and in those of earlier versions. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { unifyDocumentNumbers } from '../../../server/corpus/numbers'
import { CorpusWriter } from '../../../server/corpus/write'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { lawLibrary } from '../../../server/libraries/law'
import { CASES, LAWS } from '../services/corpus'

let folder: string
let engine: Engine
const quiet = () => undefined

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'numbers-'))
  engine = openEngine({ file: path.join(folder, 'corpus.db') })
})
afterEach(() => {
  engine.close()
  rmSync(folder, { recursive: true, force: true })
})

const lawCalled = (number: string) =>
  engine.count({ collection: 'law', where: { kind: 'text', scope: 'documentNumber', words: [number] } })

/** As earlier versions stored them, before numbers had one spelling. */
async function writeAsBefore() {
  await engine.write(writer => {
    const [law] = LAWS
    writer.define(lawLibrary.spec)
    const document = lawLibrary.toDocument(law!)
    writer.put('law', { ...document, names: { ...document.names, documentNumber: ['财税〔2016〕36号'] } })
    writer.put('law', { ...document, id: 'unnumbered', names: {} })
    writer.setMeta('corpus', 'imported')
  })
}

test('a file of an earlier version gets the one spelling once, and keeps its other content', async () => {
  await writeAsBefore()
  const id = LAWS[0]!.lid
  const [before, unnumbered] = [await engine.get('law', id), await engine.get('law', 'unnumbered')]
  expect(await lawCalled('财税（2016）36号')).toBe(0)

  await unifyDocumentNumbers(engine, quiet)
  expect(await lawCalled('财税（2016）36号')).toBe(1)
  const after = await engine.get('law', id)
  expect(await engine.get('law', 'unnumbered')).toEqual(unnumbered)
  expect(after).toEqual({ ...before, names: { ...before!.names, documentNumber: ['财税（2016）36号'] } })

  const write = jest.spyOn(engine, 'write')
  await unifyDocumentNumbers(engine, quiet)
  expect(write).not.toHaveBeenCalled()
})

test('a file of this version needs no renewal, and neither does an empty one', async () => {
  await unifyDocumentNumbers(engine, quiet)
  await engine.write(writer => {
    const corpus = new CorpusWriter(writer)
    corpus.put('cases', { ...CASES[0]!, caseNumber: '〔2015〕 民申字第１２４５号' })
    corpus.finish('imported')
  })
  const where = { kind: 'text', scope: 'caseNumber', words: ['（2015）民申字第1245号'] } as const
  expect(await engine.count({ collection: 'case', where: { ...where, words: [...where.words] } })).toBe(1)
  const write = jest.spyOn(engine, 'write')
  await unifyDocumentNumbers(engine, quiet)
  expect(write).not.toHaveBeenCalled()
})
