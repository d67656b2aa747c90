/** Charts over a corpus with the sample bear its mark, until an import removes the sample. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { importFiles } from '../../../server/corpus/import/run'
import { corpusFile } from '../../../server/corpus/file'
import { buildCorpus } from '../../../server/corpus/build'
import type { Engine } from '../../../server/engine/port'
import { openEngine } from '../../../server/engine/open'
import { chartsData } from '../../../server/libraries/case/charts'
import { SAMPLE_MARK } from '../../../src/domain/sample-mark'
import { CORPUS } from '../services/small-corpus'
import { temporaryDir } from '../support/server'

let dir: string
let engine: Engine
let file: string
beforeEach(async () => {
  dir = temporaryDir()
  engine = openEngine({ file: corpusFile(dir) })
  file = path.join(dir, 'cases.ndjson')
  const imported = { qid_: 'q1', title: '怎么报关', question: '如题', answer: '请咨询' }
  writeFileSync(file, JSON.stringify(imported))
  await buildCorpus(engine, CORPUS, 'sample', () => undefined)
})
afterEach(() => engine.close())

async function chartTitles() {
  const { groups } = await chartsData({ engine, collection: 'case', where: { kind: 'all', clauses: [] } })
  return groups.flatMap(({ title, charts }) => (charts.length === 1 ? [title] : charts.map(chart => chart.title)))
}
const marks = async () => new Set((await chartTitles()).map(title => title.startsWith(SAMPLE_MARK)))

it('of the sample alone', async () => expect(await marks()).toEqual(new Set([true])))

it('of the sample beside imported documents', async () => {
  await importFiles({ engine, files: [file], keepSample: true })
  expect(await marks()).toEqual(new Set([true]))
})

it('but not of imported documents alone', async () => {
  await importFiles({ engine, files: [file] })
  expect(await marks()).toEqual(new Set([false]))
})
