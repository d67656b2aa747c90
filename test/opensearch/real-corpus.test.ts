/** The real corpus on a cluster, if it is beside the repository: results and their order. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inlineArticleFinder } from '../../server/article-search/finder'
import { importFiles } from '../../server/corpus/import/run'
import { openEngine } from '../../server/engine/open'
import type { Clause, Engine } from '../../server/engine/port'
import { caseLibrary } from '../../server/libraries/case'
import { lawLibrary } from '../../server/libraries/law'
import { describeFirstPages } from '../server/corpus/support/describe-first-pages'
import { describeQueries } from '../server/corpus/support/describe-queries'
import { FOLDER, isPresent } from '../server/corpus/support/real-corpus'
import { isLong } from '../support/length'
import { patience } from '../support/time'
import { describeOnCluster, openOnCluster } from './support/engine'

const PATIENCE = patience(400_000)
const QUESTIONS = ['合同', '违约金', '民间借贷 利息', '合同 解除 通知', '股东 知情权 公司 章程', '一 二 三 四 五 六']

const withWords = (words: string): Clause => ({
  kind: 'all',
  clauses: words.split(' ').map(word => ({ kind: 'text', scope: 'full', words: [word] })),
})

describeOnCluster('the real corpus on a cluster', () => {
  if (!isPresent) return it.skip('is missing on this machine', () => undefined)
  if (!isLong) return it.skip('is imported in a run at full length', () => undefined)
  let dir: string
  let engine: Engine
  let embedded: Engine

  beforeAll(async () => {
    dir = mkdtempSync(path.join(tmpdir(), 'alpha-corpus-'))
    engine = await openOnCluster()
    embedded = openEngine({ file: path.join(dir, 'corpus.db') })
    const files = readdirSync(FOLDER)
      .filter(name => name.endsWith('.ndjson.gz'))
      .map(name => path.join(FOLDER, name))
    await importFiles({ engine: embedded, files })
    const { characters, seconds } = await importFiles({ engine, files })
    process.stdout.write(`figure: corpus import on a cluster ${Math.round(characters / seconds)} characters/s\n`)
  }, PATIENCE)

  afterAll(async () => {
    await engine?.close()
    await embedded?.close()
    rmSync(dir, { recursive: true })
  })

  describe('its queries', () => describeQueries(() => engine))
  describe('first pages', () => describeFirstPages(() => engine))

  it('answers a question by the same articles', async () => {
    const [cluster, file] = [inlineArticleFinder(engine), inlineArticleFinder(embedded)]
    for (const question of ['房东不退押金怎么办', '试用期最长多久', '邻居家的狗咬了我']) {
      expect(await cluster.find({ question, day: 20261125 })).toEqual(await file.find({ question, day: 20261125 }))
    }
  })

  it.each(QUESTIONS)('has the same order to the id: %s', async words => {
    for (const { spec, view } of [caseLibrary, lawLibrary]) {
      const question = { collection: spec.name, where: withWords(words), order: view.orders.relevance! }
      const expected = await embedded.ids(question)
      expect(await engine.ids(question)).toEqual(expected)
      const page = await engine.search({ ...question, from: 20, size: 10 })
      expect(page.hits.map(({ id }) => id)).toEqual(expected.slice(20, 30))
    }
  })
})
