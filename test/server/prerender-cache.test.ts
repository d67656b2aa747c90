/** How long a first paint is kept, and what a visitor gets who cannot have one. */
import type { Engine } from '../../server/engine/port'
import { PrerenderCache } from '../../server/http/prerender-cache'
import { HOUR } from '../../server/runtime'
import type { Renderer, Prerendered } from '../../types/h5-manifest'
import { startServer, type TestServer } from './support/server'

let server: TestServer
let generation: number
let drawn: string[]
let firstPaints: PrerenderCache

const rendererOf = (draw: (address: string) => Promise<Prerendered | undefined>): Renderer => ({
  render: address => {
    drawn.push(address)
    return draw(address)
  },
})
const firstPaint = (title: string): Prerendered => ({ html: '', title, description: '', answers: {}, kept: {} })
const renderer = rendererOf(async address => firstPaint(address))
const at = (address: string, by = renderer, keep = true) => firstPaints.at(by, address, { for: '10.0.0.1', keep })

beforeEach(async () => {
  server = await startServer()
  generation = 0
  drawn = []
  const engine = { generation: () => generation } as Engine
  const page = { appName: '', basename: '' } as never
  firstPaints = new PrerenderCache({ app: server.app, engine, now: server.runtime.now, page })
})
afterEach(() => server.close())

test('it is drawn once as long as nothing was written', async () => {
  await Promise.all([at('/search'), at('/search')])
  expect(await at('/search')).toEqual(firstPaint('/search'))
  expect(drawn).toEqual(['/search'])
  generation++
  await at('/search')
  expect(drawn).toEqual(['/search', '/search'])
})

test('it is drawn anew each hour, and for another build', async () => {
  await at('/search')
  server.runtime.pass(HOUR)
  await at('/search')
  await at(
    '/search',
    rendererOf(async () => firstPaint('of another build')),
  )
  expect(drawn).toHaveLength(3)
})

test('what a key opens is not kept', async () => {
  await at('/case-detail/c1?secretKey=a', renderer, false)
  await at('/case-detail/c1?secretKey=a', renderer, false)
  expect(drawn).toHaveLength(2)
})

test('only so many are kept', async () => {
  for (let id = 0; id <= 200; id++) await at(`/case-detail/c${id}`)
  await at('/case-detail/c0')
  await at('/case-detail/c200')
  expect(drawn).toHaveLength(202)
})

test('where none can be drawn there is none, and it is tried again', async () => {
  const broken = rendererOf(() => Promise.reject(new Error('no brush')))
  expect(await at('/search', broken)).toBeUndefined()
  expect(await at('/search', broken)).toBeUndefined()
  expect(drawn).toHaveLength(2)
  expect(server.log.join('')).toContain('no brush')
})

test('nobody waits long for one', async () => {
  const slow = rendererOf(() => new Promise(() => undefined))
  expect(await at('/search', slow)).toBeUndefined()
})
