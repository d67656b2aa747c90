/** Words near each other in many documents, compared with a plain scan. */
import fc from 'fast-check'
import type { WordDistance } from '@domain/text/matching'
import type { EngineBlock, Clause, Engine, EngineDocument } from '../../../../server/engine/port'
import { runs } from '../../../support/length'
import { patience } from '../../../support/time'
import { BY_ID, documentOf, SPEC } from './documents'
import { openPlainEngine } from './plain-engine'

const PAIRS = ['合同', '原告', '同原', '😀甲', 'A,', '合合', '。合']
const SCOPES = ['', '本院认为', '裁判结果']

/** Few characters, so that most documents have most pairs. */
const line = (random: () => number, length: number) =>
  Array.from({ length }, () => [...PAIRS, '甲', '，', '。', '；', '\n'][random() % 12]).join('')

function randomFrom(seed: number) {
  let state = seed
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 8
}

function randomDocument(id: string, random: () => number): EngineDocument {
  const blocks = Array.from({ length: random() % 5 }, (): EngineBlock => {
    const block = { scope: SCOPES[random() % 3]!, text: line(random, random() % 16) }
    return random() % 3 ? block : { ...block, no: '一' }
  })
  return documentOf(id, { title: line(random, random() % 4), blocks, numbers: { 日期: random() % 3 } })
}

/** More than a part holds, some of them replaced or removed. */
export async function fill(engine: Engine) {
  const random = randomFrom(5)
  const ids = Array.from({ length: 1300 }, (_, n) => String(n))
  await engine.write(writer => {
    writer.define(SPEC)
    ids.forEach(id => writer.put('case', randomDocument(id, random)))
  })
  await engine.write(writer => {
    ids.filter(id => Number(id) % 11 === 3).forEach(id => writer.put('case', randomDocument(id, random)))
    ids.filter(id => Number(id) % 13 === 5).forEach(id => writer.remove('case', id))
  })
}

const near: fc.Arbitrary<WordDistance> = fc.oneof(
  fc.record({ within: fc.constant('gap' as const), gap: fc.integer({ min: 0, max: 9 }) }),
  fc.record({ within: fc.constantFrom('sentence' as const, 'paragraph' as const, 'article' as const) }),
)
const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...PAIRS) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(...PAIRS), fc.constantFrom(...PAIRS)).map(two => two.join('')) },
  { weight: 1, arbitrary: fc.constantFrom('合', '同\n', '合同原告合同', '') },
)
const question = fc.record({
  kind: fc.constant('text' as const),
  scope: fc.constantFrom('full', 'full', 'title', '本院认为', '法官'),
  words: fc.array(word, { minLength: 1, maxLength: 3 }),
  near,
})
const some = (clause: Clause): Clause => ({
  kind: 'all',
  clauses: [clause, { kind: 'range', field: '日期', from: 1, to: 1 }],
})
const searchFor = (where: Clause) => ({ collection: SPEC.name, where, order: BY_ID })

/** A plain scan of many queries takes long on a busy machine. */
const PATIENCE = patience(240_000)

export function describeNear(open: () => Engine | Promise<Engine>, atFullLength: number) {
  const plain = openPlainEngine()
  let tried: Engine
  beforeAll(async () => {
    tried = await open()
    await fill(tried)
    await fill(plain)
  }, PATIENCE)
  afterAll(() => tried.close())

  it(
    'match the same documents as in a plain scan, with and without other conditions',
    async () => {
      await fc.assert(
        fc.asyncProperty(question, async clause => {
          for (const where of [some(clause), clause]) {
            expect(await tried.ids(searchFor(where))).toEqual(await plain.ids(searchFor(where)))
          }
        }),
        { numRuns: runs(atFullLength) },
      )
    },
    PATIENCE,
  )
}
