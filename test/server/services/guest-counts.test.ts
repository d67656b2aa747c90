/** Filters for guests: all choices, and counts only if a guest may filter by them. */
import type { Facet } from '@contract/search'
import type { TestServer } from '../support/server'
import { get, logIn } from '../support/visits'
import { address, startSearchingSample } from './corpus'

type Facets = Record<string, Facet[]>

const CASES = '/judgement-search/api/v1/search'
const LAWS = '/ilawregu-search/api/v1/lawregu'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startSearchingSample()
  token = (await logIn(server)).token
})
afterAll(() => server.close())

const isFacets = (value: unknown): value is Facet[] =>
  Array.isArray(value) && value.some(one => typeof one === 'object' && one !== null && 'hasChildren' in one)

/** Returns all filters in a reply, by name. */
function facetsIn(body: object): Facets {
  const all = Object.entries({ ...body, ...('result' in body ? (body.result as object) : {}) })
  return Object.fromEntries(all.filter((entry): entry is [string, Facet[]] => isFacets(entry[1])))
}

async function both(path: string, query: Record<string, string> = {}) {
  const visits: Record<string, string>[] = [{}, { token }]
  const [guest, member] = await Promise.all(
    visits.map(async headers => {
      const body = (await get(server, address(path, query), headers)).json<{ result?: unknown; data?: unknown }>()
      const content = body.result ?? body.data
      return Array.isArray(content) ? { one: content as Facet[] } : facetsIn(content as object)
    }),
  )
  return { guest: guest as Facets, member: member as Facets }
}

const uncounted = (facets: Facet[] = []) => facets.map(({ name, value, hasChildren }) => ({ name, value, hasChildren }))
const isCounted = (facets: Facet[]) => facets.every(({ count = 0 }) => count > 0)

const ANSWERS: [string, string, string[]][] = [
  ['the list of cases', `${CASES}/caseList`, ['amountResults', 'penalLawTagResults', 'trialRoundResults']],
  ['the filters of cases', `${CASES}/caseLeftStatistics`, ['amountResults', 'penalLawTagResults', 'trialRoundResults']],
  ['the list of laws', `${LAWS}/list`, ['timeLimitedResults']],
  ['documents of procuratorates', '/inspection/api/v1/search/inspectionLeftStatistics', []],
]
it.each(ANSWERS)(
  '%s returns every choice to a guest, without counts of filters for members',
  async (_, path, hidden) => {
    const { guest, member } = await both(path)
    expect(Object.keys(guest).length).toBeGreaterThan(1)
    expect(Object.values(member).every(isCounted)).toBe(true)
    const expected = Object.entries(member).map(([key, facets]) => [
      key,
      hidden.includes(key) ? uncounted(facets) : facets,
    ])
    expect(guest).toEqual(Object.fromEntries(expected))
    for (const key of hidden) expect(guest[key]).not.toEqual([])
  },
)

const BELOW: [string, string, Record<string, string>][] = [
  ['causes', `${CASES}/caseLeftStatisticsByField`, { field: 'caseResults', parent: '合同、准合同纠纷' }],
  ['courts', `${CASES}/caseLeftStatisticsByField`, { field: 'courtResults', parent: '江苏省' }],
  ['cities', '/inspection/api/v1/search/inspectionLeftStatistics', { field: 'regionResults', parent: '江苏省' }],
]
it.each(BELOW)(
  'below the first level a guest gets the names of %s, a member the counts too',
  async (_, path, query) => {
    const { guest, member } = await both(path, query)
    const [key = ''] = Object.keys(member)
    expect(member[key]!.length).toBeGreaterThan(0)
    expect(isCounted(member[key]!)).toBe(true)
    expect(guest[key]).toEqual(uncounted(member[key]))
  },
)

it('a single filter for members has no counts for a guest', async () => {
  const { guest, member } = await both(`${CASES}/caseLeftStatisticsByField`, { field: 'trialRoundResults' })
  expect(isCounted(member.one!)).toBe(true)
  expect(guest.one).toEqual(uncounted(member.one))
})

it('charts are for guests too', async () => {
  const path = address(`${CASES}/getAllVisualData`, { query: '全文:合同' })
  const [guest, member] = await Promise.all([get(server, path), get(server, path, { token })])
  expect(guest.json()).toEqual(member.json())
})
