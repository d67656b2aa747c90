/** What the libraries contain, and the notice on it in an empty list. */
import type { Coverage } from '@contract/coverage'
import { COVERAGE_PATHS } from '@contract/lazy-paths'
import { FISCAL_PATHS } from '@contract/paths'
import { withStatedDays } from '../../../server/libraries/coverage'
import { readSettings, SettingError } from '../../../server/settings'
import { copy as appCopy } from '../../../src/copy'
import { startServer, type TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { aCase, address, CASES, LAWS, startSearching } from './corpus'

const ENTRY = aCase('e1', {
  publishType: 4,
  entry: { number: '2023-07-2-490-001', keywords: [] },
  judgmentDate: '2199-01-01',
})

/** Cases without which the library is too small for the day of its newest case to tell anything. */
const OLD = Array.from({ length: 100 }, (_, at) => aCase(`o${at}`, { judgmentDate: '2020-01-01' }))

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearching({ cases: [...CASES, ...OLD, ENTRY] })
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const coverage = async () => (await get(server, COVERAGE_PATHS.libraries)).json<{ data: Coverage }>().data

test('each library tells how many documents it holds, and its newest day that is not in the future', async () => {
  const { isSample, libraries, empty } = await coverage()
  expect(isSample).toBe(false)
  expect(libraries.find(({ library }) => library === 'case')).toEqual({
    library: 'case',
    name: '案例',
    total: 105,
    parts: [
      { name: '指导性案例', total: 1 },
      { name: '参考案例', total: 1 },
    ],
    completeness: '本库收录至2023年11月20日（按所收案例最新的裁判日期）',
  })
  expect(libraries.every(({ total }) => total > 0)).toBe(true)
  expect(empty).toContain('税收优惠')
  expect(empty).not.toContain('案例')
})

test('each library has the name that the app gives it', async () => {
  const { libraries, empty = [] } = await coverage()
  const labels = Object.values(appCopy.categories).map(({ label }) => label)
  const unnamed = [...libraries.map(({ name }) => name), ...empty].filter(name => !labels.some(label => label === name))
  expect(unnamed).toEqual(['税收优惠'])
})

test.each([
  ['/judgement-search/api/v1/search/caseList', '（按所收案例最新的裁判日期）'],
  ['/judgement-search/api/v1/search/list', '（按所收案例最新的裁判日期）'],
])('an empty list says so: %s', async (path, words) => {
  const reply = await get(server, address(path, { query: '全文:绝无此词' }), { token })
  expect(reply.body).toContain('"completeness":"本库收录至')
  expect(reply.body).toContain(words)
})

test.each([
  ['2023-12', '2023年12月'],
  ['2024', '2024年'],
])('a newest day of %s is %s', async (judgmentDate, text) => {
  const other = await startSearching({ cases: [...OLD, aCase('e2', { judgmentDate })] })
  const { libraries } = (await get(other, COVERAGE_PATHS.libraries)).json<{ data: Coverage }>().data
  expect(libraries.find(({ library }) => library === 'case')?.completeness).toBe(
    `本库收录至${text}（按所收案例最新的裁判日期）`,
  )
  await other.close()
})

test('a part of a library, or a small library, does not report the day of the newest document', async () => {
  const part = await get(server, address(FISCAL_PATHS.list, { query: '全文:绝无此词', fiscalTaxType: 'JUDGEMENT' }), {
    token,
  })
  expect(part.json<{ data: object }>().data).not.toHaveProperty('completeness')
  const small = await startSearching({ cases: CASES })
  const { libraries } = (await get(small, COVERAGE_PATHS.libraries)).json<{ data: Coverage }>().data
  expect(libraries.find(({ library }) => library === 'case')).not.toHaveProperty('completeness')
  await small.close()
})

test('a list of cases with results does not ask', async () => {
  const reply = await get(server, address('/judgement-search/api/v1/search/caseList', { query: '' }), { token })
  expect(reply.body).not.toContain('completeness')
})

test('what the operator states wins over the day of the import', async () => {
  const engine = withStatedDays({ meta: async (key: string) => `of ${key}` } as never, {
    law: '2026-03-01',
    case: '2026-02-28',
  })
  expect(await engine.meta('lawsCompleteTo')).toBe('{"day":"2026-03-01","ground":"stated"}')
  expect(await engine.meta('completeTo case')).toBe('{"day":"2026-02-28","ground":"stated"}')
  expect(await engine.meta('corpus')).toBe('of corpus')
})

test('a library has the source and the gaps that the operator states, and no other library has them', async () => {
  const small = await startSearching({ cases: CASES, laws: LAWS })
  const env = { LIBRARY_SOURCES: 'case:中国裁判文书网', LIBRARY_MISSING: 'law:规章' }
  const stating = await startServer(env, { engine: small.engine })
  const { libraries } = (await get(stating, COVERAGE_PATHS.libraries)).json<{ data: Coverage }>().data
  const statements = libraries.map(({ library, source, missing }) => ({ library, source, missing }))
  expect(statements.filter(({ library }) => library === 'case' || library === 'law')).toEqual([
    { library: 'case', source: '中国裁判文书网', missing: undefined },
    { library: 'law', source: undefined, missing: '规章' },
  ])
  await stating.close()
  await small.close()
})

describe('settings', () => {
  const read = (env: Record<string, string>) => readSettings(env).coverage

  test('are days, sources and gaps by library', () => {
    expect(
      read({
        COMPLETE_TO: '2026-03-01,case:2026-02-28',
        LIBRARY_SOURCES: 'law:国家法律法规数据库',
        LIBRARY_MISSING: 'qa:全部',
      }),
    ).toEqual({
      completeTo: { law: '2026-03-01', case: '2026-02-28' },
      sources: { law: '国家法律法规数据库' },
      missing: { qa: '全部' },
    })
    expect(read({})).toEqual({ completeTo: {}, sources: {}, missing: {} })
  })

  test.each([
    { COMPLETE_TO: '2026-02-30' },
    { COMPLETE_TO: 'yesterday' },
    { LIBRARY_SOURCES: '国家法律法规数据库' },
    { LIBRARY_MISSING: `law:${'缺'.repeat(201)}` },
  ])('%j is refused', env => expect(() => read(env as never)).toThrow(SettingError))
})
