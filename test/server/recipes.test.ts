/** The recipes of docs/architecture.md for a filter, a dimension and a calculator, followed in a copy of the tree. */
import { JUDICIAL_PATHS, TENDER_PATHS } from '@contract/paths'
import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { bundleCopy } from '../support/bundle-copy'
import { changes, changedFiles, copyWithRecipes, newFiles, type Recipe, RECIPES, recipeText } from '../support/recipes'
import { patience } from '../support/time'

const ROOT = path.resolve(__dirname, '../..')
const COMPILING = patience(120_000)
const run = promisify(execFile)
const OUTPUT = { maxBuffer: 32 * 1024 * 1024 }

const query = (conditions: string) => `query=${encodeURIComponent(conditions)}`
const MONTH = '2025-03'
const PATHS = [
  `${TENDER_PATHS.facets}?field=monthResults`,
  `${TENDER_PATHS.list}?${query(`月份:${MONTH}`)}&pageSize=50`,
  `${TENDER_PATHS.list}?${query(`发布时间:${MONTH}TO${MONTH}`)}`,
  `${JUDICIAL_PATHS.list}?${query('编号:view-0007')}`,
]

interface Compiled {
  errors: string
  checked: string[]
  broken: Record<Recipe, string[]>
}
interface Rendered {
  html: string
  filters: Array<{ key: string; dimension: string }>
  dimensions: Array<{ key: string; name: string }>
}
type Reply<T> = { data: T }

let folder: string
let compiled: Promise<Compiled>
let rendered: Rendered
let replies: unknown[]

async function runScript<T>(script: string, ...args: string[]): Promise<T> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', script, ...args], { cwd: folder, ...OUTPUT })
  return JSON.parse(stdout) as T
}

/** The calculators with the params of an address. */
async function render(params: Record<string, string>): Promise<Rendered> {
  const bundle = await bundleCopy(folder, { entryPoints: [path.join(folder, 'test/fixture/recipes/render.tsx')] })
  const env = { ...process.env, API_HOST: 'http://127.0.0.1' }
  const { stdout } = await run(process.execPath, [bundle, JSON.stringify(params)], { env, ...OUTPUT })
  return JSON.parse(stdout) as Rendered
}

beforeAll(async () => {
  folder = copyWithRecipes()
  compiled = runScript<Compiled>(path.join(ROOT, 'test/support/compile-recipes.ts'))
  const server = path.join(folder, 'test/fixture/recipes/ask.ts')
  ;[rendered, replies] = await Promise.all([
    render({ of: 'deposit', amount: '1000', paid: '300' }),
    runScript<unknown[]>(server, 'biddings,judicials', path.join(folder, 'corpus.db'), ...PATHS),
  ])
})
afterAll(async () => {
  await compiled
  rmSync(folder, { recursive: true, force: true })
}, COMPILING)

const dataOf = <T>(at: number) => (replies[at] as Reply<T>).data

const pathsIn = (recipe: Recipe, library: string) =>
  [...recipeText(recipe).matchAll(/`((?:src|server|types)\/[^`]+)`/g)].map(([, file = '']) =>
    file.replace('{service}', 'tender').replace('{x}', library),
  )

test.each([
  ['filter', 'bidding'],
  ['dimension', 'judicial'],
] as const)('the recipe of a %s names each file that changes', (recipe, library) => {
  const { first, rest } = changes[recipe]
  expect(pathsIn(recipe, library)).toEqual(expect.arrayContaining(changedFiles([...first, ...rest])))
})

test('the recipe of a calculator names each file that changes, and the folders of new ones', () => {
  const { first, rest } = changes.calculator
  const named = pathsIn('calculator', '')
  expect(named).toEqual(expect.arrayContaining(changedFiles([...first, ...rest])))
  for (const file of newFiles) expect(named.some(name => name === path.dirname(file))).toBe(true)
})

test(
  'the copy compiles with all recipes',
  async () => {
    const { errors, checked } = await compiled
    expect(errors).toBe('')
    const changed = RECIPES.flatMap(recipe => changedFiles([...changes[recipe].first, ...changes[recipe].rest]))
    expect(checked).toEqual(expect.arrayContaining([...changed, ...newFiles]))
  },
  COMPILING,
)

test(
  'after the first step of a recipe alone, the compiler names the next file',
  async () =>
    expect((await compiled).broken).toEqual({
      filter: ['server/libraries/bidding.ts'],
      dimension: ['server/libraries/judicial.ts'],
      calculator: ['src/features/calculators/fields.tsx', 'src/features/calculators/index.tsx'],
    }),
  COMPILING,
)

test('filter: the server counts its choices', () => {
  const { monthResults } = dataOf<{ monthResults: Array<{ value: string; count: number }> }>(0)
  const months = monthResults.map(({ value }) => value)
  expect(months).toEqual([...months].sort().reverse())
  expect(monthResults.find(({ value }) => value === MONTH)?.count).toBe(dataOf<{ totalCount: number }>(2).totalCount)
})

test('filter: a choice as a condition finds exactly its documents', () => {
  const { totalCount, tenders } = dataOf<{ totalCount: number; tenders: Array<{ releaseDate: string }> }>(1)
  expect(totalCount).toBeGreaterThan(0)
  expect(tenders.map(({ releaseDate }) => releaseDate.slice(0, 7))).toEqual(tenders.map(() => MONTH))
})

test('filter: the app has it, with the key and the dimension of the server', () => {
  expect(rendered.filters).toContainEqual(expect.objectContaining({ key: 'monthResults', dimension: '月份' }))
})

test('dimension: a query finds the one document', () => {
  expect(dataOf(3)).toMatchObject({ totalCount: 1 })
  expect(JSON.stringify(dataOf(3))).toContain('"vid":"view-0007"')
})

test('dimension: the app offers it under the same name', () => {
  expect(rendered.dimensions).toContainEqual(expect.objectContaining({ key: 'id', name: '编号' }))
})

test('calculator: it has a tab, reads its fields from the address and shows the result of its rule', () => {
  const { html } = rendered
  expect(html).toMatch(/aria-selected="true"><text>定金</)
  // 20 % of 1000 is a deposit, however much was paid; it is returned twice.
  expect(html).toContain('>400元<')
  expect(html).toContain('《中华人民共和国民法典》第五百八十七条')
})
