/** Filters of a service that has no call for them: the reply of the list contains them. */
import '../../support/without-taro'
import type { CategoryKey } from '@/libraries/categories'
import { libraryOf } from '@/libraries'
import { transport } from '@/platform/transport'
import { createAbort } from '@/platform/transport/abort'

const { signal } = createAbort()
const conditions = [{ name: '全文', value: '合同' }]
const requests: string[] = []

/** By default a call for filters fails. The list always answers. */
function serve(list: unknown, filters: { status: number; body: unknown } = { status: 404, body: '' }) {
  requests.length = 0
  jest.spyOn(transport, 'send').mockImplementation(async ({ url }) => {
    const { pathname } = new URL(url, 'http://x')
    requests.push(pathname.slice(pathname.lastIndexOf('/') + 1))
    const isFilters = /left/i.test(pathname)
    return {
      kind: 'reply',
      status: isFilters ? filters.status : 200,
      text: JSON.stringify(isFilters ? filters.body : { succeed: true, isSuccess: true, result: list, data: list }),
    }
  })
}
const choices = (key: CategoryKey, filter: string, parent?: string) =>
  libraryOf(key).choices({ filter, parent, conditions, signal })

const LISTS: Array<[CategoryKey, string, object]> = [
  ['case', 'caseResults', { judgements: { judgementDtoList: [], totalCount: 0 } }],
  ['excellentCaseNew', 'courtResults', { judgements: { judgementDtoList: [], totalCount: 0 } }],
  ['law', 'timeLimitedResults', { lawRegus: [], totalCount: 0 }],
  ['article', 'authorResults', { articles: [], totalCount: 0 }],
  ['proDoc', 'yearResults', { inspections: [], totalCount: 0 }],
  ['bidding', 'regionResults', { tenders: [], totalCount: 0 }],
]

describe.each(LISTS)('%s', (key, filter, list) => {
  const facet = { name: '甲', value: '甲', count: 3, hasChildren: false }

  test.each([404, 500, 503])('a call that answers %d: the list has them', async status => {
    serve({ ...list, [filter]: [{ name: '甲', count: '3' }] }, { status, body: { errMsg: 'x' } })
    expect(await choices(key, filter)).toEqual({ ok: true, data: [facet] })
    expect(requests).toHaveLength(2)
  })

  test('neither has them: there is nothing to choose, or a failure to try again', async () => {
    serve(list)
    expect(await choices(key, filter)).toEqual({ ok: true, data: [] })
    serve(list, { status: 500, body: '' })
    expect(await choices(key, filter)).toMatchObject({ ok: false, error: { id: 'server' } })
  })

  test('a call that answers is not asked twice', async () => {
    // Cases and laws reply with the facets of the one filter. The others reply with facets by filter.
    const answer = key in { case: 1, excellentCaseNew: 1, law: 1 } ? [facet] : { [filter]: [facet] }
    serve(list, { status: 200, body: { data: answer } })
    expect(await choices(key, filter)).toEqual({ ok: true, data: [facet] })
    expect(requests).toHaveLength(1)
  })
})

test('other spellings of their names', async () => {
  for (const name of ['time_limited', 'timeLimited', 'timeLimitedResults']) {
    serve({ lawRegus: [], totalCount: 0, [name]: [{ name: '现行有效', value: '现行有效', count: 3 }] })
    expect(await choices('law', 'timeLimitedResults')).toMatchObject({ ok: true, data: [{ name: '现行有效' }] })
  }
})

test('the same choice twice is one', async () => {
  serve({ lawRegus: [], totalCount: 0, regionResults: [{ name: '甲', count: 1 }, { name: '甲', count: 2 }, null] })
  expect(await choices('law', 'regionResults')).toMatchObject({ data: [{ name: '甲', count: 1 }] })
})

test('counts in the way of charts', async () => {
  serve({ lawRegus: [], totalCount: 0, regionResults: [{ name: '江苏', value: 12, paramName: '江苏省' }] })
  expect(await choices('law', 'regionResults')).toEqual({
    ok: true,
    data: [{ name: '江苏', value: '江苏省', count: 12, hasChildren: false }],
  })
})

test('a tree that came whole is opened without another question for its branches', async () => {
  const tree = [
    { name: '江苏省', value: '江苏省', count: 3, children: [{ name: '南京市', value: '江苏省/南京市', count: 2 }] },
  ]
  serve({ lawRegus: [], totalCount: 0, regionResults: tree })
  expect(await choices('law', 'regionResults')).toMatchObject({ data: [{ name: '江苏省', hasChildren: true }] })
  const below = { ok: true, data: [{ name: '南京市', value: '江苏省/南京市', count: 2, hasChildren: false }] }
  expect(await choices('law', 'regionResults', '江苏省')).toEqual(below)
  serve({}, { status: 200, body: { data: tree } })
  expect(await choices('law', 'regionResults', '江苏省')).toEqual(below)
})

test('what nobody counted has no count, which is not none', async () => {
  serve({ lawRegus: [], totalCount: 0, regionResults: [{ name: '甲' }, { name: '乙', count: 0 }] })
  expect(await choices('law', 'regionResults')).toMatchObject({ data: [{ count: undefined }, { count: 0 }] })
})

test('the drawer of cases takes them from the list all at once', async () => {
  serve({ judgements: [], totalCount: 0, tradeResults: [{ name: '制造业', count: 2 }] })
  expect(await libraryOf('case').allChoices?.({ conditions, signal })).toMatchObject({
    ok: true,
    data: { tradeResults: [{ name: '制造业', count: 2 }] },
  })
})
