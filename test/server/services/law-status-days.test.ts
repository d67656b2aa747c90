/** A law begins or ends after its import. Rows, filters and counts change on that day without a new import. */
import type { LawItem } from '@contract/lawregu'
import { LAW_PATHS } from '@contract/paths'
import type { Facet } from '@contract/search'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import { aLaw, startSearching } from './corpus'
import { get, logIn } from '../support/visits'
import type { TestServer } from '../support/server'

const { inForce, pending, amended, unknown } = LAW_STATUS
const NAMED = '标题:海图试验'
const laws = [
  aLaw('lasting', { title: '海图试验甲法', effectiveDate: '2020-01-01' }),
  aLaw('begins', { title: '海图试验乙法', timeLimited: pending, effectiveDate: '2027-01-01' }),
  aLaw('ends', {
    title: '海图试验丙法',
    effectiveDate: '2020-01-01',
    repealedDate: '2027-03-01',
    later: { timeLimited: amended, standingGround: { kind: 'superseded', day: '2027-03-01' } },
  }),
  aLaw('short', {
    title: '海图试验丁法',
    timeLimited: pending,
    effectiveDate: '2027-01-01',
    expiry: { day: '2027-12-31', clause: '本法有效期至2027年12月31日' },
  }),
]

let server: TestServer
let headers: Record<string, string>
beforeAll(async () => {
  server = await startSearching({ laws })
  headers = { token: (await logIn(server)).token }
})
afterAll(() => server.close())
afterEach(() => jest.useRealTimers())

/** Moves the clock alone, to the first hour of a day in Beijing. Timers of the server go on. */
const moveTo = (day: string) =>
  jest.useFakeTimers({
    now: new Date(`${day}T00:30:00+08:00`),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  })

const list = async (query: string) => {
  const reply = await get(server, `${LAW_PATHS.list}?query=${encodeURIComponent(query)}`, headers)
  return reply.json<{ data: { lawRegus: LawItem[] } }>().data.lawRegus
}
const withStatus = async (status: string) => (await list(`${NAMED},时效性:${status}`)).map(({ lid }) => lid).sort()
const counts = async (query = NAMED) => {
  const reply = await get(
    server,
    `${LAW_PATHS.facet}?field=timeLimitedResults&query=${encodeURIComponent(query)}`,
    headers,
  )
  return Object.fromEntries(reply.json<{ data: Facet[] }>().data.map(({ value, count }) => [value, count]))
}

it.each([
  ['2026-12-31', { [inForce]: ['ends', 'lasting'], [pending]: ['begins', 'short'] }],
  ['2027-01-01', { [inForce]: ['begins', 'ends', 'lasting', 'short'] }],
  ['2027-03-01', { [inForce]: ['begins', 'lasting', 'short'], [amended]: ['ends'] }],
  ['2028-01-01', { [inForce]: ['begins', 'lasting'], [amended]: ['ends'], [unknown]: ['short'] }],
] as Array<[string, Record<string, string[]>]>)('on %s each law has its status of that day', async (day, expected) => {
  moveTo(day)
  const rows = await list(NAMED)
  for (const status of [inForce, pending, amended, unknown]) {
    const lids = expected[status] ?? []
    expect(
      rows
        .filter(row => row.time_limited === status)
        .map(({ lid }) => lid)
        .sort(),
    ).toEqual(lids)
    expect(await withStatus(status)).toEqual(lids)
  }
  const sizes = Object.fromEntries(Object.entries(expected).map(([status, lids]) => [status, lids.length]))
  expect(await counts()).toEqual(sizes)
  expect(await counts(`${NAMED},时效性:${inForce}`)).toEqual({ [inForce]: sizes[inForce] })
})
