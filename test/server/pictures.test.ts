/** How long a first picture is kept, and what a visitor gets who cannot have one. */
import type { Engine } from '../../server/engine/port'
import { Pictures } from '../../server/http/pictures'
import { HOUR } from '../../server/runtime'
import type { Painter, Picture } from '../../types/h5-manifest'
import { startServer, type TestServer } from './support/server'

let server: TestServer
let generation: number
let drawn: string[]
let pictures: Pictures

const painterOf = (draw: (address: string) => Promise<Picture | undefined>): Painter => ({
  paint: address => {
    drawn.push(address)
    return draw(address)
  },
})
const picture = (title: string): Picture => ({ html: '', title, description: '', answers: {}, kept: {} })
const painter = painterOf(async address => picture(address))
const at = (address: string, by = painter, keep = true) => pictures.at(by, address, { for: '10.0.0.1', keep })

beforeEach(async () => {
  server = await startServer()
  generation = 0
  drawn = []
  const engine = { generation: () => generation } as Engine
  const page = { appName: '', basename: '' } as never
  pictures = new Pictures({ app: server.app, engine, now: server.runtime.now, page })
})
afterEach(() => server.close())

test('it is drawn once as long as nothing was written', async () => {
  await Promise.all([at('/search'), at('/search')])
  expect(await at('/search')).toEqual(picture('/search'))
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
    painterOf(async () => picture('of another build')),
  )
  expect(drawn).toHaveLength(3)
})

test('what a key opens is not kept', async () => {
  await at('/case-detail/c1?secretKey=a', painter, false)
  await at('/case-detail/c1?secretKey=a', painter, false)
  expect(drawn).toHaveLength(2)
})

test('only so many are kept', async () => {
  for (let id = 0; id <= 200; id++) await at(`/case-detail/c${id}`)
  await at('/case-detail/c0')
  await at('/case-detail/c200')
  expect(drawn).toHaveLength(202)
})

test('where none can be drawn there is none, and it is tried again', async () => {
  const broken = painterOf(() => Promise.reject(new Error('no brush')))
  expect(await at('/search', broken)).toBeUndefined()
  expect(await at('/search', broken)).toBeUndefined()
  expect(drawn).toHaveLength(2)
  expect(server.log.join('')).toContain('no brush')
})

test('nobody waits long for one', async () => {
  const slow = painterOf(() => new Promise(() => undefined))
  expect(await at('/search', slow)).toBeUndefined()
})
