/** The calculations behind docs/scale.md: the plan, and generated cases and queries that are the same in every run. */
import { cases, CASE_SPEC, textOf } from '../bench/scale/cases'
import { costAt, costGrowthOf, planOf } from '../bench/scale/plan'
import { scaleQueries } from '../bench/scale/questions'

describe('what a question costs', () => {
  test('is a straight line through two sizes', () => {
    const growth = costGrowthOf({ count: 1000, cost: 7 }, { count: 5000, cost: 15 })
    expect(growth).toEqual({ fixed: 5, each: 0.002 })
    expect(costAt(growth, 1_000_000)).toBe(2005)
  })

  test('is never less than nothing, and does not shrink with more documents', () => {
    expect(costGrowthOf({ count: 1000, cost: 1 }, { count: 2000, cost: 3 })).toEqual({ fixed: 0, each: 0.002 })
    expect(costGrowthOf({ count: 1000, cost: 9 }, { count: 2000, cost: 8 })).toEqual({ fixed: 8, each: 0 })
  })
})

test('a plan counts copies, a second generation while importing, and whole shards and nodes', () => {
  const measured = {
    count: 10,
    bytes: 50_500,
    writing: 0.0576,
    questions: [{ what: 'a word', growth: { fixed: 4, each: 0.0016 } }],
  }
  const target = { documents: 1e6, replicas: 1, shardBytes: 10e9, nodeBytes: 100e9, usable: 0.8, nodeCores: 16 }
  expect(planOf(measured, target)).toEqual({
    oneCopy: 50.5e9,
    shards: 6,
    shardDocuments: 166_667,
    live: 101e9,
    whileImporting: 202e9,
    nodes: 3,
    cores: 48,
    importHours: (1e6 * 0.0576 * 2) / 48 / 3600,
    questions: [{ what: 'a word', seconds: 1.604, leastMs: 1604 / 48 }],
  })
})

test('copies lie on nodes of their own, however little there is', () => {
  const measured = { count: 10, bytes: 1, writing: 1, questions: [] }
  const target = { documents: 10, replicas: 2, shardBytes: 10, nodeBytes: 1e9, usable: 1, nodeCores: 1 }
  expect(planOf(measured, target)).toMatchObject({ shards: 1, nodes: 3 })
})

describe('generated cases', () => {
  test('are the same in every run, and the first ones whatever comes after', () => {
    const some = [...cases(5, 'full')]
    expect([...cases(5, 'full')]).toEqual(some)
    expect([...cases(3, 'full')]).toEqual(some.slice(0, 3))
  })

  test.each([
    ['full', 2000, 2350],
    ['short', 200, 350],
  ] as const)('are as long as told: %s', (length, least, most) => {
    const lengths = [...cases(50, length)].map(one => textOf(one).length)
    const mean = lengths.reduce((sum, one) => sum + one, 0) / lengths.length
    expect(mean).toBeGreaterThan(least)
    expect(mean).toBeLessThan(most)
  })

  test('have parties that stand in one case alone, as names and as values', () => {
    const [, second] = [...cases(2, 'short')]
    expect(second!.values['当事人']!.every(name => name.endsWith('之1'))).toBe(true)
    expect(new Set(second!.names['当事人'])).toEqual(new Set(second!.values['当事人']))
    expect(CASE_SPEC.values).toContain('当事人')
  })
})

test('no engine is asked the same twice', () => {
  const queries = scaleQueries('short')
    .filter(({ kind }) => kind !== 'suggest')
    .map(question => JSON.stringify({ ...question, what: '' }))
  expect(queries.length).toBeGreaterThan(300)
  expect(new Set(queries).size).toBe(queries.length)
})
