/** Random documents and queries: the engine's results equal those of a plain scan. */
import fc from 'fast-check'
import type { SimilarResult, Clause, Engine, EngineDocument, FacetField, Order } from '../../../../server/engine/port'
import { runs } from '../../../support/length'
import { patience } from '../../../support/time'
import { ALL, documentOf, SPEC } from './documents'
import { openPlainEngine } from './plain-engine'

const CHARACTERS = [...'合同约aA ，。；"0', '\n', '\0', '😀', '\ud800', '\ue061', '\u0080']
const line = (max: number, min = 0) =>
  fc.array(fc.constantFrom(...CHARACTERS), { minLength: min, maxLength: max }).map(all => all.join(''))
const some = <T>(items: fc.Arbitrary<T>, max: number) => fc.array(items, { maxLength: max })

const PATHS = ['甲', '甲/乙', '甲/乙/丙', '甲/丁', '戊', '甲乙']
const ids = fc.constantFrom('1', '2', '10', 'a', '案', '\uffee', '😀', 'b', 'c', 'd')
const numbers = fc.record(
  { 日期: fc.integer({ min: 1, max: 4 }), 标的: fc.constantFrom(-0.5, 0, 3) },
  { requiredKeys: [] },
)
const block = fc.record(
  { scope: fc.constantFrom('', '', '本院认为', '裁判结果'), no: fc.constant('一'), text: line(14) },
  { requiredKeys: ['scope', 'text'] },
)
const document: fc.Arbitrary<EngineDocument> = fc
  .record({
    id: ids,
    title: line(6),
    blocks: some(block, 4),
    names: fc.record({ 法官: some(line(4), 3) }, { requiredKeys: [] }),
    values: fc.record(
      { 案由: some(fc.constantFrom(...PATHS), 3), 类型: some(fc.constantFrom(...PATHS), 2) },
      { requiredKeys: [] },
    ),
    numbers,
    weight: fc.integer({ min: 0, max: 2 }),
  })
  .map(({ id, ...parts }) => documentOf(id, parts))

const near = fc.oneof(
  fc.record({ within: fc.constant('gap' as const), gap: fc.integer({ min: 0, max: 6 }) }),
  fc.record({ within: fc.constantFrom('sentence' as const, 'paragraph' as const, 'article' as const) }),
)
const text: fc.Arbitrary<Clause> = fc.record(
  {
    kind: fc.constant('text' as const),
    scope: fc.constantFrom('full', 'full', 'title', '本院认为', '法官'),
    words: fc.array(line(3, 1), { minLength: 1, maxLength: 3 }),
    near,
  },
  { requiredKeys: ['kind', 'scope', 'words'] },
)
const value: fc.Arbitrary<Clause> = fc.record({
  kind: fc.constant('value' as const),
  field: fc.constantFrom('案由', '类型'),
  values: some(fc.constantFrom(...PATHS, '没有'), 3),
})
const range: fc.Arbitrary<Clause> = fc.record(
  {
    kind: fc.constant('range' as const),
    field: fc.constantFrom('日期', '标的'),
    from: fc.integer({ max: 4, min: -1 }),
    to: fc.integer({ max: 4, min: -1 }),
  },
  { requiredKeys: ['kind', 'field'] },
)
const { clause } = fc.letrec<{ clause: Clause }>(tie => ({
  clause: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: fc.oneof(text, text, value, range) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('not' as const), clause: tie('clause') }) },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constantFrom('all' as const, 'any' as const), clauses: some(tie('clause'), 3) }),
    },
  ),
}))

const order: fc.Arbitrary<Order> = fc.oneof(
  fc.constantFrom<Order>({ by: 'relevance' }, { by: 'relevance', newest: '日期' }),
  fc.record({
    by: fc.constant('number' as const),
    field: fc.constantFrom('日期', '标的'),
    direction: fc.constantFrom('asc' as const, 'desc' as const),
  }),
)
const facet: fc.Arbitrary<FacetField> = fc.record(
  {
    field: fc.constantFrom('案由', '类型'),
    parent: fc.constantFrom('', '甲', '甲/乙'),
    limit: fc.integer({ min: 0, max: 3 }),
  },
  { requiredKeys: ['field'] },
)
const pairs = fc.subarray(['合同', '同约', '约a', 'aA', ' ，', '"0', '😀😀', '；合'])
const question = fc.record({ where: clause, order, facet, bigrams: pairs, from: fc.nat(5), size: fc.nat(5) })

/** Which documents, and how similar: a lone surrogate comes back as another character. */
const named = ({ bigrams: rare, hits }: SimilarResult) => [rare, hits.map(({ score, document: { id } }) => [id, score])]

/** Several engines get each query, and a busy machine is slow. */
const PATIENCE = patience(240_000)

export function describeProperties(open: () => Promise<Engine[]>, atFullLength: number) {
  const plain = openPlainEngine()
  let tried: Engine[] = []
  beforeAll(async () => {
    tried = await open()
  })
  afterAll(async () => {
    for (const engine of tried) await engine.close()
  })

  it(
    'equals a plain scan after all writes, replacements and removals',
    async () => {
      await fc.assert(
        fc.asyncProperty(
          some(document, 8),
          some(ids, 4),
          fc.array(question, { minLength: 12, maxLength: 24 }),
          async (put, removedIds, questions) => {
            for (const engine of [...tried, plain]) {
              await engine.write(async writer => {
                writer.define(SPEC)
                removedIds.forEach(id => writer.remove('case', id))
                for (const one of put) {
                  writer.put('case', one)
                  await writer.pause()
                }
              })
            }
            // A part of a query is sent again as a whole query on fewer documents.
            const both = questions.flatMap((one, n) => {
              const next = questions[n + 1] ?? one
              return [{ ...one, where: { kind: 'all' as const, clauses: [one.where, next.where] } }, next]
            })
            for (const { where, order: by, facet: field, bigrams: shared, from, size } of both) {
              const query = { collection: SPEC.name, where }
              const [expected, ...answers] = [plain, ...tried].map(async engine => {
                const { total, hits } = await engine.search({ ...query, order: by, from, size })
                return {
                  total,
                  page: hits.map(({ id }) => id),
                  ids: await engine.ids({ ...query, order: by }),
                  count: await engine.count(query),
                  facets: await engine.facets({ ...query, fields: [field] }),
                  alike: named(await engine.findSimilar({ ...query, bigrams: shared, rareCount: from + 1, size })),
                }
              })
              for (const answer of answers) expect(await answer).toEqual(await expected)
            }
          },
        ),
        { numRuns: runs(atFullLength) },
      )
      for (const engine of tried)
        expect(await engine.health()).toMatchObject({ collections: (await plain.health()).collections })
      expect(await plain.count({ collection: SPEC.name, where: ALL })).toBe(
        (await plain.health()).collections[SPEC.name],
      )
    },
    PATIENCE,
  )
}
