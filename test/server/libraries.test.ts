/** The app's descriptors with the whole server: a filter's choices match the results of searching by it. */
import type { FacetNode } from '@/api/readers/facet'
import { connectSession } from '../../src/app/session-events'
import { practiceArticleLibrary, columnLibrary } from '../../src/libraries/article/search'
import { biddingLibrary } from '../../src/libraries/bidding/search'
import { caseLibrary } from '../../src/libraries/case/search'
import { excellentLibrary, excellentThemeLibrary } from '../../src/libraries/excellent/search'
import { judicialLibrary } from '../../src/libraries/judicial/search'
import { lawLibrary } from '../../src/libraries/law/search'
import type { Filter, Library } from '../../src/libraries/library'
import { proDocLibrary } from '../../src/libraries/pro-doc/search'
import { similarityLibrary } from '../../src/libraries/similarity/search'
import { createAbort } from '../../src/platform/transport/abort'
import { transport } from '../../src/platform/transport'
import { useSession } from '../../src/stores/session'
import type { Result } from '../../src/request/errors'
import { CASES, LAWS, startSearching, VIEWS } from './services/corpus'
import { CORPUS } from './services/small-corpus'
import { HOST, type TestServer } from './support/server'
import { logIn } from './support/visits'

jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { env: {}, getFileSystemManager: () => ({ rmdir: () => undefined }) },
  useRouter: () => ({ params: {} }),
}))

connectSession()

let server: TestServer
const { signal } = createAbort()

/** Calls of the app, answered by the server in this process. */
const connect = () =>
  jest.spyOn(transport, 'send').mockImplementation(async ({ method, url, headers, body }) => {
    const path = url.replace(/^https?:\/\/[^/]+/, '')
    const reply = await server.app.inject({ method, url: path, headers: { ...headers, host: HOST }, payload: body })
    return { kind: 'reply', status: reply.statusCode, text: reply.body }
  })

async function valueOf<T>(call: Promise<Result<T>>): Promise<T> {
  const result = await call
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.data
}

const totalOf = async ({ search, sorts }: Library, dimension: string, value: string) => {
  const conditions = [{ name: dimension, value }]
  return (await valueOf(search({ conditions, order: sorts[0]!.order, page: 1, signal }))).total
}

/** A filter's choices from the roots down. */
async function choicesOf(library: Library, filter: Filter, parent?: string): Promise<FacetNode[]> {
  const choices = await valueOf(library.choices({ filter: filter.key, parent, conditions: [], signal }))
  const below = choices.filter(({ hasChildren }) => hasChildren)
  const deeper = await Promise.all(below.map(({ value }) => choicesOf(library, filter, value)))
  return [...choices, ...deeper.flat()]
}

const LIBRARIES = {
  case: caseLibrary,
  excellentCaseNew: excellentLibrary,
  'one theme': excellentThemeLibrary('2'),
  law: lawLibrary,
  judicial: judicialLibrary,
  article: practiceArticleLibrary,
  'one column': columnLibrary('砚岭律师'),
  similarity: similarityLibrary,
  proDoc: proDocLibrary,
  bidding: biddingLibrary,
}

const FILTERS = Object.entries(LIBRARIES).flatMap(([name, library]) =>
  library.filters.map(filter => [name, filter.title, { library, filter }] as const),
)
const SUGGESTING = Object.entries(LIBRARIES).flatMap(([name, library]) =>
  library.dimensions.filter(({ suggest }) => suggest).map(each => [name, each.name, { library, each }] as const),
)

/** Input for each dimension with suggestions. */
const TYPED: Record<string, string> = {
  案由: '盗窃',
  当事人: '砚岭',
  律师: '白砚',
  律所: '云麓',
  法官: '沈衡',
  法院: '南京',
  引用法条: '民法典',
  发文机关: '江苏',
  关键词: '损失',
  作者: '白砚',
  合作机构: '砚岭',
  检察院: '上海',
}

beforeAll(async () => {
  server = await startSearching({ ...CORPUS, cases: CASES, laws: LAWS, judicials: VIEWS })
  const grant = await logIn(server)
  connect()
  useSession.getState().signIn(grant)
})
afterAll(() => server.close())

test.each(FILTERS)(
  '%s, %s: every choice finds as many documents as it counts',
  async (_name, _title, { library, filter }) => {
    const choices = await choicesOf(library, filter)
    expect(choices.length).toBeGreaterThan(0)
    const totals = await Promise.all(choices.map(({ value }) => totalOf(library, filter.dimension, value)))
    expect(totals).toEqual(choices.map(({ count }) => count))
  },
)

test.each(Object.entries(LIBRARIES))('%s can be searched in each of its orders', async (_name, { search, sorts }) => {
  for (const { order } of sorts) {
    const { rows, total = 0 } = await valueOf(search({ conditions: [], order, page: 1, signal }))
    expect(total).toBeGreaterThan(0)
    expect(rows).toHaveLength(Math.min(total, 10))
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  }
})

test.each(SUGGESTING)('%s, %s: suggestions have results', async (_name, _dimension, { library, each }) => {
  const groups = await valueOf(each.suggest!.fetch(TYPED[each.name]!, signal))
  const offered = groups.filter(({ pre }) => each.suggest!.groups.includes(pre)).flatMap(({ value }) => value)
  expect(offered.length).toBeGreaterThan(0)
  for (const { value } of offered) expect(await totalOf(library, each.name, value)).toBeGreaterThan(0)
})
