/** Results that exceed one reply of the cluster: pages beyond ten thousand hits, and fields with very many values. */
import { openSearchEngine } from '../../server/engine/open'
import type { Clause, Engine, Order } from '../../server/engine/port'
import { ALL, BY_ID, documentOf, plain, SPEC, text } from '../server/engine/support/documents'
import { openPlainEngine } from '../server/engine/support/plain-engine'
import { doorToCluster } from './support/door'
import { patience } from '../support/time'
import { describeOnCluster, newPrefix, removeAll, settingsOf } from './support/engine'

const PATIENCE = patience(240_000)
const collection = SPEC.name
const HOW_MANY = 10_850
/** Page 900 of twelve each. */
const DEEP = { from: 899 * 12, size: 12 }

/** Each third value belongs to one document; the others have every frequency up to nine. */
const documents = Array.from({ length: HOW_MANY }, (_, n) =>
  documentOf(`d${n}`, {
    title: n % 7 ? '合同' : '合同与合同',
    blocks: [plain('另'.repeat(n % 173))],
    values: { 类型: [`类${n}`, `类${Math.floor(n / 9)}`], 案由: [`由${n % 6100}/因${n % 11}`] },
    numbers: n % 5 ? { 日期: n % 400 } : {},
    weight: n % 3,
  }),
)

describeOnCluster('a collection of many', () => {
  const prefix = newPrefix()
  let engine: Engine
  let reference: Engine

  beforeAll(async () => {
    engine = await openSearchEngine({ ...settingsOf(prefix), shards: 3 })
    reference = openPlainEngine()
    for (const one of [engine, reference])
      await one.write(writer => {
        writer.define(SPEC)
        documents.forEach(document => writer.put(collection, document))
      })
  }, PATIENCE)
  afterAll(async () => {
    await engine.close()
    await reference.close()
    await removeAll(prefix)
  })

  const ORDERS: [string, Clause, Order][] = [
    ['by weight', ALL, BY_ID],
    ['by a number that some lack', ALL, { by: 'number', field: '日期', direction: 'asc' }],
    ['by relevance', text('full', '合同'), { by: 'relevance', newest: '日期' }],
  ]
  it.each(ORDERS)('has the same order on page 900 as on others, %s', async (_name, where, order) => {
    const question = { collection, where, order }
    const all = await reference.ids(question)
    const { total, hits } = await engine.search({ ...question, ...DEEP })
    expect(total).toBe(HOW_MANY)
    expect(hits.map(({ id }) => id)).toEqual(all.slice(DEEP.from, DEEP.from + DEEP.size))
  })

  it('ranks only documents near a distant page, and all before it if too many have the same score', async () => {
    const sizes: number[] = []
    const change = (path: string, body: string) => {
      const { size = 0 } = path.endsWith('_search') ? (JSON.parse(body) as { size?: number }) : {}
      sizes.push(size)
      return body
    }
    const door = await doorToCluster({ change })
    const watched = await openSearchEngine({ ...settingsOf(prefix), urls: [door.urlFor()] })
    const order: Order = { by: 'relevance', newest: '日期' }
    for (const [where, most] of [
      [text('full', '合同'), 1000],
      [text('title', '合同'), 10_000],
    ] as const) {
      const all = await reference.ids({ collection, where, order })
      sizes.length = 0
      for (const from of [260, 790, 3990, 7777, 9990]) {
        const { hits } = await watched.search({ collection, where, order, from, size: 20 })
        expect([from, hits.map(({ id }) => id)]).toEqual([from, all.slice(from, from + 20)])
        if (from < 9000) expect([from, Math.max(...sizes) < most]).toEqual([from, true])
      }
    }
    await watched.close()
    await door.end()
  })

  it.each([
    ['all of them', { field: '类型' }],
    ['the most frequent', { field: '类型', limit: 20 }],
    ['the roots of a tree', { field: '案由', parent: '' }],
    ['the children of one', { field: '案由', parent: '由17' }],
  ])('counts values to the last one: %s', async (_name, field) => {
    for (const where of [ALL, text('full', '与')]) {
      const question = { collection, where, fields: [field] }
      expect(await engine.facets(question)).toEqual(await reference.facets(question))
    }
  })
})
