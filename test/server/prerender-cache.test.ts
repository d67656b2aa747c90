/** The lifetime of prerendered pages, and what visitors get without one. */
import type { Engine } from '../../server/engine/port'
import { RENDER_COST, PAGE_WORK_LIMITS, PageWorkLimit, costOfPage } from '../../server/http/page-work'
import { PrerenderCache } from '../../server/http/prerender-cache'
import { HOUR } from '../../server/runtime'
import type { CallService, Renderer, Prerendered } from '../../types/h5-manifest'
import { USER_PATHS } from '../../types/api/paths'
import { eventually, gate } from '../support/time'
import { startServer, type TestServer } from './support/server'

let server: TestServer
let generation: number
let renderCount: string[]
let cache: PrerenderCache
let world: ConstructorParameters<typeof PrerenderCache>[0]
/** Regardless of the machine's load. */
const hasTime = async () => true

const rendererOf = (draw: (address: string, ask: CallService) => Promise<Prerendered | undefined>): Renderer => ({
  render: (address, _, ask) => {
    renderCount.push(address)
    return draw(address, ask)
  },
})
const pageOf = (title: string): Prerendered => ({ html: '', title, description: '', replies: {}, storedValues: {} })
const renderer = rendererOf(async address => pageOf(address))
const at = (address: string, by = renderer, visitor = 'a guest') =>
  cache.find(by, address, { visitor, remoteAddress: '10.0.0.1' })
/** Without a limit of work. */
const plenty = { max: 1e6, timeWindow: HOUR }

beforeEach(async () => {
  server = await startServer()
  generation = 0
  renderCount = []
  const engine = { generation: () => generation } as Engine
  const page = { appName: '', basename: '' } as never
  world = { app: server.app, engine, now: () => server.runtime.now().getTime(), page }
  cache = new PrerenderCache({ ...world, hasTime, work: new PageWorkLimit({ visitor: plenty, all: plenty }) })
})
afterEach(() => server.close())

test('it is rendered once until the next write', async () => {
  await Promise.all([at('/search'), at('/search')])
  expect(await at('/search')).toEqual(pageOf('/search'))
  expect(renderCount).toEqual(['/search'])
  generation++
  await at('/search')
  expect(renderCount).toEqual(['/search', '/search'])
})

test('it is rendered again each hour, and for another build', async () => {
  await at('/search')
  server.runtime.pass(HOUR)
  await at('/search')
  await at(
    '/search',
    rendererOf(async () => pageOf('of another build')),
  )
  expect(renderCount).toHaveLength(3)
})

test.each(['/case-detail/c1?secretKey=a', '/case-list?query=a'])('%s is not cached', async address => {
  await at(address)
  await at(address)
  expect(renderCount).toHaveLength(2)
})

test.each(['/search', '/case-detail/c1?secretKey=a', '/case-list?query=a'])(
  'a request for %s while it is rendered gets the same page',
  async address => {
    const heldPage = gate()
    const slow = rendererOf(() => heldPage.opened.then(() => pageOf(address)))
    const all = Promise.all([at(address, slow), at(address, slow), at(address, slow)])
    await eventually(() => expect(renderCount).toHaveLength(1))
    heldPage.open()
    expect(await all).toEqual(Array(3).fill(pageOf(address)))
    expect(renderCount).toEqual([address])
  },
)

test('four pages are rendered at once: a fifth request gets none, and may try again', async () => {
  const heldPage = gate()
  const slow = rendererOf(address => heldPage.opened.then(() => pageOf(address)))
  const four = Promise.all(['a', 'b', 'c', 'd'].map(name => at(`/case-detail/${name}`, slow, name)))
  expect(await at('/case-detail/e', slow, 'e')).toBeUndefined()
  heldPage.open()
  expect(await four).not.toContain(undefined)
  expect(await at('/case-detail/e', slow, 'e')).toEqual(pageOf('/case-detail/e'))
})

test('one page is rendered at a time for one visitor: of twenty requests the others get none', async () => {
  const heldPage = gate()
  const slow = rendererOf(address => heldPage.opened.then(() => pageOf(address)))
  const twenty = Promise.all(Array.from({ length: 20 }, (_, id) => at(`/case-detail/c${id}`, slow)))
  const others = at('/case-detail/b', slow, 'another')
  heldPage.open()
  expect((await twenty).filter(Boolean)).toEqual([pageOf('/case-detail/c0')])
  expect(await others).toEqual(pageOf('/case-detail/b'))
})

describe('the work of rendering', () => {
  let time: number
  const { visitor, all } = PAGE_WORK_LIMITS
  const page = (html: string) => rendererOf(async () => ({ ...pageOf(''), html }))
  const replies = async (ids: number[], by = renderer, who?: string) => {
    let count = 0
    for (const id of ids) count += Number((await at(`/case-detail/c${id}`, by, who)) !== undefined)
    return count
  }
  const numbers = (count: number, from = 0) => Array.from({ length: count }, (_, at) => from + at)
  beforeEach(() => {
    time = 0
    cache = new PrerenderCache({ ...world, hasTime, work: new PageWorkLimit(PAGE_WORK_LIMITS, () => time) })
  })

  test('has a limit for a visitor, who then gets the app alone for a while', async () => {
    expect(await replies(numbers(100))).toBe(visitor.max / RENDER_COST)
    expect(await replies(numbers(100, 100), renderer, 'another')).toBe(visitor.max / RENDER_COST)
    time = visitor.timeWindow
    expect(await replies(Array<number>(1000).fill(0))).toBe(visitor.max)
  })

  test('has a limit for all visitors together', async () => {
    const visitors = numbers(100).map(String)
    let count = 0
    for (const who of visitors) count += await replies([Number(who)], renderer, who)
    expect(count).toBe(all.max / RENDER_COST)
  })

  test('is greater for a longer page', async () => {
    const long = page('x'.repeat(1024 * 1024))
    expect(costOfPage('x'.repeat(1024 * 1024))).toBe(16)
    expect(await replies(numbers(100), long)).toBe(1)
    time = visitor.timeWindow
    expect(await replies(Array<number>(100).fill(0), long)).toBe(Math.ceil(visitor.max / 16))
  })

  test('counts failed pages too', async () => {
    const broken = rendererOf(() => Promise.reject(new Error('no brush')))
    await replies(numbers(100), broken)
    expect(renderCount).toHaveLength(visitor.max / RENDER_COST)
  })
})

test('pages that are not cached are not rendered on a busy process', async () => {
  const busy = () => {
    const until = performance.now() + 40
    while (performance.now() < until);
  }
  cache = new PrerenderCache(world)
  setImmediate(busy)
  const replies = Promise.all([at('/case-list?query=a'), at('/search')])
  expect(await replies).toEqual([undefined, pageOf('/search')])
})

test('a visitor is charged only for pages of their own key', async () => {
  const limited = await startServer({}, { limits: { login: { max: 3, timeWindow: HOUR } } })
  const page = { appName: '', basename: '' } as never
  const { app } = limited
  cache = new PrerenderCache({ app, engine: { generation: () => 0 } as Engine, page, hasTime })
  const five = async (_: string, ask: CallService) => {
    const replies: unknown[] = []
    for (let call = 0; call < 5; call++) replies.push(await ask({ method: 'GET', url: USER_PATHS.loginInfo }))
    return pageOf(String(replies.filter(Boolean).length))
  }
  expect(await at('/search', rendererOf(five))).toEqual(pageOf('5'))
  expect(await at('/case-detail/c1?secretKey=a', rendererOf(five))).toEqual(pageOf('3'))
  await limited.close()
})

test('the cache has a limit', async () => {
  for (let id = 0; id <= 200; id++) await at(`/case-detail/c${id}`)
  await at('/case-detail/c0')
  await at('/case-detail/c200')
  expect(renderCount).toHaveLength(202)
})

test('a failed page is missing, and is tried again', async () => {
  const broken = rendererOf(() => Promise.reject(new Error('no brush')))
  expect(await at('/search', broken)).toBeUndefined()
  expect(await at('/search', broken)).toBeUndefined()
  expect(renderCount).toHaveLength(2)
  expect(server.log.join('')).toContain('no brush')
})

test('a visitor waits only a short time for a page', async () => {
  const slow = rendererOf(() => new Promise(() => undefined))
  expect(await at('/search', slow)).toBeUndefined()
})
