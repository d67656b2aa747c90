/** A node is killed during queries and restarts: no result is wrong. */
import { openSearchEngine } from '../../server/engine/open'
import { type Engine, type Clause, EngineUnavailableError } from '../../server/engine/port'
import { killNode, restartNode } from '../support/opensearch/cluster'
import { eventually, patience } from '../support/time'
import { ALL, documentOf, plain, SPEC, text } from '../server/engine/support/documents'
import { openPlainEngine } from '../server/engine/support/plain-engine'
import { describeOnCluster, newPrefix, removeAll, settingsOf } from './support/engine'

const PATIENCE = patience(240_000)
const WORDS = ['合同', '违约', '违约金', '赔偿']
const documents = Array.from({ length: 300 }, (_, n) =>
  documentOf(String(n), {
    title: WORDS[n % 3]!,
    blocks: [plain(`${WORDS.filter((_word, at) => n % (at + 2) === 0).join('，其')}。${'另'.repeat(n % 17)}`)],
    values: { 案由: [`甲/${n % 7}`] },
    numbers: { 日期: n % 11 },
  }),
)
const fill = (engine: Engine) =>
  engine.write(writer => {
    writer.define(SPEC)
    documents.forEach(document => writer.put(SPEC.name, document))
  })

const CLAUSES: Clause[] = [
  ALL,
  ...WORDS.map(word => text('full', word)),
  { kind: 'text', scope: 'full', words: ['合同', '赔偿'], near: { within: 'sentence' } },
  { kind: 'any', clauses: [text('full', '合同'), text('title', '违约')] },
]

async function answerOf(engine: Engine, where: Clause) {
  const collection = SPEC.name
  const { total, hits } = await engine.search({ collection, where, order: { by: 'relevance' }, from: 0, size: 10 })
  const { 案由: causes } = await engine.facets({ collection, where, fields: [{ field: '案由' }] })
  return { total, ids: hits.map(({ id }) => id), causes }
}

describeOnCluster('a cluster that loses a node', () => {
  it(
    'returns no wrong result, at worst none for a while, and accepts a write',
    async () => {
      const prefix = newPrefix()
      const engine = await openSearchEngine(settingsOf(prefix, 1))
      const reference = openPlainEngine()
      await fill(engine)
      await fill(reference)
      const expected = await Promise.all(CLAUSES.map(clause => answerOf(reference, clause)))
      const outcomes = { right: 0, refused: 0 }
      let done = false
      const ask = async () => {
        while (!done)
          for (const [at, clause] of CLAUSES.entries()) {
            try {
              // A new query each time, so that no result is cached.
              const fresh: Clause = {
                kind: 'all',
                clauses: [clause, { kind: 'range', field: '日期', from: -Math.random() }],
              }
              expect(await answerOf(engine, fresh)).toEqual(expected[at])
              outcomes.right++
            } catch (error) {
              if (!(error instanceof EngineUnavailableError)) throw error
              outcomes.refused++
            }
          }
      }
      const asking = Promise.all([ask(), ask()])
      await killNode(2)
      const before = outcomes.right
      await eventually(() => expect(outcomes.right).toBeGreaterThan(before + 20), PATIENCE)
      await engine.write(writer => writer.put('case', documentOf('0', documents[0])))
      await restartNode(2)
      const after = outcomes.right
      await eventually(() => expect(outcomes.right).toBeGreaterThan(after + 20), PATIENCE)
      done = true
      await asking
      process.stdout.write(`figure: a node away: ${outcomes.right} right answers, ${outcomes.refused} refusals\n`)
      await engine.close()
      await removeAll(prefix)
    },
    PATIENCE,
  )
})
