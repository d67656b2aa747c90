/** Limits on concurrent requests of one visitor, and capacity left for others. */
import fastify from 'fastify'
import type { AddressInfo } from 'node:net'
import { BusyError } from '../../server/threads/busy'
import type { App } from '../../server/http/app-type'
import { limitConcurrency, MAX_PENDING_REQUESTS } from '../../server/http/concurrency-limit'
import { handleErrors } from '../../server/http/errors'
import { cacheResponses } from '../../server/http/response-cache'
import type { Visitor } from '../../server/http/visitor'
import { eventually, letPass } from '../support/time'

const AT_ONCE = 2
const visitorCalled = (id: string) =>
  ({ kind: 'member', account: { id, permissions: [] }, token: 't' }) as unknown as Visitor

/** By the number in the request's address. */
let answering: Map<string, () => void>
let begun: string[]
/** The count of received requests. */
let arrived: number
let app: App
let origin: string
beforeEach(async () => {
  ;[answering, begun, arrived] = [new Map(), [], 0]
  app = fastify()
  handleErrors(app)
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => {
    arrived++
    request.visitor = visitorCalled(String(request.headers.token))
  })
  app.register(async (searches: App) => {
    limitConcurrency(searches, AT_ONCE)
    cacheResponses(searches, () => '')
    searches.get('/short', async () => ({}))
    searches.get('/busy', async () => {
      throw new BusyError()
    })
    searches.get<{ Params: { n: string } }>('/wait/:n', async ({ params: { n } }) => {
      begun.push(n)
      await new Promise<void>(resolve => answering.set(n, resolve))
      if (n.startsWith('broken')) throw new Error('half way')
      return {}
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterEach(async () => {
  answering.forEach(go => go())
  await app.close()
})

const send = async (path: string, address = 'one', signal?: AbortSignal) =>
  (await fetch(origin + path, { headers: { token: address, connection: 'close' }, signal })).status
const begin = async (...expected: string[]) => {
  await eventually(() => expect(begun).toEqual(expected))
  await letPass(30)
  expect(begun).toEqual(expected)
}
const haveArrived = (count: number) => eventually(() => expect(arrived).toBe(count))
const finish = (n: string) => answering.get(n)!()

it('refuses with a message and a time to retry', async () => {
  const reply = await fetch(`${origin}/busy`, { headers: { token: 'one' } })
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await reply.json()).toMatchObject({ id: 'busy', isSuccess: false, resultMsg: '当前检索人数较多，请稍后再试' })
})

it('runs two requests of one visitor at once, the others one after the other', async () => {
  const replies: Array<Promise<number>> = []
  for (const n of ['1', '2', '3', '4']) {
    replies.push(send(`/wait/${n}`))
    await haveArrived(Number(n))
  }
  await begin('1', '2')
  finish('2')
  await begin('1', '2', '3')
  finish('1')
  await begin('1', '2', '3', '4')
  finish('3')
  finish('4')
  expect(await Promise.all(replies)).toEqual([200, 200, 200, 200])
})

it('lets other visitors pass, and cached replies', async () => {
  expect(await send('/short')).toBe(200)
  const replies = ['1', '2'].map(n => send(`/wait/${n}`))
  await eventually(() => expect(begun).toHaveLength(AT_ONCE))
  expect([await send('/short'), await send('/short?b', 'two')]).toEqual([200, 200])
  begun.forEach(finish)
  expect(await Promise.all(replies)).toEqual([200, 200])
})

it('refuses only the visitor whose queue is full', async () => {
  const replies = Array.from({ length: MAX_PENDING_REQUESTS }, (_, n) => send(`/wait/${n}`))
  await eventually(() => expect(begun).toHaveLength(AT_ONCE))
  await eventually(async () => expect(await send('/wait/more')).toBe(503))
  expect(await send('/short', 'two')).toBe(200)
  for (let n = 0; n < MAX_PENDING_REQUESTS; n++) {
    await eventually(() => expect(begun.length).toBeGreaterThan(n))
    finish(begun[n]!)
  }
  expect(await Promise.all(replies)).toEqual(Array(MAX_PENDING_REQUESTS).fill(200))
  expect(begun).not.toContain('more')
  expect(await send('/short')).toBe(200)
})

it('counts running requests of a client that left, and not its waiting ones', async () => {
  const [left, waiting] = [new AbortController(), new AbortController()]
  const ends = Promise.allSettled([send('/wait/1', 'one', left.signal), send('/wait/2', 'one', left.signal)])
  await eventually(() => expect(begun).toHaveLength(AT_ONCE))
  const gone = Promise.allSettled([send('/wait/3', 'one', waiting.signal)])
  await haveArrived(3)
  left.abort()
  waiting.abort()
  expect([...(await ends), ...(await gone)].map(({ status }) => status)).toEqual(Array(3).fill('rejected'))
  const last = send('/wait/4')
  await haveArrived(4)
  await letPass(30)
  expect(begun).toHaveLength(AT_ONCE)
  finish('1')
  await eventually(() => expect(begun).toContain('4'))
  finish('4')
  expect([await last, begun]).toEqual([200, expect.not.arrayContaining(['3'])])
})

it('frees the slot after a failure', async () => {
  const failed = ['broken1', 'broken2'].map(n => send(`/wait/${n}`))
  await eventually(() => expect(begun).toHaveLength(AT_ONCE))
  begun.forEach(finish)
  expect(await Promise.all(failed)).toEqual([500, 500])
  expect(await send('/short')).toBe(200)
})
