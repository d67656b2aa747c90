/** The libraries without documents, which the app does not offer. */
import type { Engine } from '../../server/engine/port'
import { emptyLibrariesFinder } from '../../server/libraries/empty'

interface Corpus {
  collections: Record<string, number>
  /** The numbers of documents of parts: excellent cases and documents of the fiscal area. */
  parts?: Record<string, number>
}

function engineOf({ collections, parts = {} }: Corpus) {
  const calls = { health: 0 }
  const state = { generation: 1, fails: false }
  const engine = {
    generation: () => state.generation,
    health: () => {
      calls.health++
      return state.fails ? Promise.reject(new Error('down')) : Promise.resolve({ collections, bytes: 0 })
    },
    count: ({ where }: { where: { field?: string } }) => Promise.resolve(parts[where.field ?? ''] ?? 0),
  } as unknown as Engine
  return { find: emptyLibrariesFinder(engine), calls, state }
}

const LAWS_ONLY = { collections: { law: 12 } }

test('a corpus of laws has one library', async () => {
  expect(await engineOf(LAWS_ONLY).find()).toEqual([
    'case',
    'judicial',
    'similarity',
    'article',
    'proDoc',
    'bidding',
    'tax-incentives-app',
    'fiscal-tax-list',
    'fiscalPenalty',
    'fiscalQa',
    'fiscalDynamic',
    'fiscal-tax-carousel',
    'alike',
    'case-visual',
    'case-report',
    'excellentCaseNew',
    'fiscalLaw',
    'fiscalCase',
    'fiscal-tax-case-visual',
    'case-examples',
    'law-examples',
    'ask-examples',
    'brief-examples',
    'alike-examples',
  ])
})

test('examples are offered once a library has a hundred documents', async () => {
  const examples = async (law: number, judgments: number) =>
    (await engineOf({ collections: { law, case: judgments } }).find()).filter(name => name.endsWith('-examples'))
  expect(await examples(3, 3)).toEqual([
    'case-examples',
    'law-examples',
    'ask-examples',
    'brief-examples',
    'alike-examples',
  ])
  expect(await examples(100, 99)).toEqual(['case-examples', 'alike-examples'])
  expect(await examples(100, 100)).toEqual([])
})

test('laws of the fiscal area are enough for it, as excellent cases are for theirs', async () => {
  const { find } = engineOf({ collections: { law: 12, case: 3 }, parts: { fiscal: 2, theme: 1 } })
  const empty = await find()
  expect(empty).not.toContain('fiscal-tax-list')
  expect(empty).not.toContain('fiscalLaw')
  expect(empty).toContain('fiscalPenalty')
  expect(empty).not.toContain('excellentCaseNew')
  expect(empty).toContain('tax-incentives-app')
})

test('before the first import neither a library nor a screen that needs one is offered', async () => {
  const empty = await engineOf({ collections: { law: 0, case: 0 } }).find()
  expect(empty).toEqual(expect.arrayContaining(['case', 'law', 'ask', 'brief', 'alike', 'fiscalCase']))
})

test('it is counted once for each state of the corpus', async () => {
  const { find, calls, state } = engineOf(LAWS_ONLY)
  await Promise.all([find(), find()])
  expect(calls.health).toBe(1)
  state.generation = 2
  await find()
  expect(calls.health).toBe(2)
})

test('while the engine fails everything is offered, and the next page counts again', async () => {
  const { find, calls, state } = engineOf(LAWS_ONLY)
  state.fails = true
  expect(await find()).toEqual([])
  state.fails = false
  expect(await find()).toContain('case')
  expect(calls.health).toBe(2)
})
