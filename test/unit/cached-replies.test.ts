/** The replies that the service worker caches. It caches none for a reader who has left, even if the reply arrives later. */
import { build } from 'esbuild'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { gate } from '../support/time'

class FakeCache {
  readonly entries = new Map<string, Response>()
  keys = async () => [...this.entries.keys()].map(url => new Request(url))
  put = async ({ url }: Request, reply: Response) => void this.entries.set(url, reply)
  match = async ({ url }: Request) => this.entries.get(url)?.clone()
  delete = async ({ url }: Request) => this.entries.delete(url)
}

const stored = new Map<string, FakeCache>()
const open = async (name: string) => {
  const cache = stored.get(name) ?? new FakeCache()
  stored.set(name, cache)
  return cache
}
const caches = {
  open,
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (request: Request, { cacheName = '' } = {}) => (await open(cacheName)).match(request),
}
class FetchEvent {
  waits: Array<Promise<unknown>> = []
  constructor(readonly request: Request) {}
  waitUntil(work: Promise<unknown>) {
    this.waits.push(work)
  }
}

const URL_OF = 'https://app.test/user/api/v1/account'
let fetched: (token: string | null) => Promise<string>
let status = 200
type Replies = typeof import('../../config/service-worker/replies')
let replies: Replies
let script: string

/** As the build bundles it; each time that it is run it is another worker. */
beforeAll(async () => {
  const file = path.resolve(__dirname, '../../config/service-worker/replies.ts')
  const define = { 'process.env.NODE_ENV': '"production"' }
  const { outputFiles } = await build({ entryPoints: [file], bundle: true, format: 'cjs', define, write: false })
  script = outputFiles[0]!.text
})

beforeEach(() => {
  stored.clear()
  status = 200
  const location = new URL('https://app.test/service-worker.js')
  const worker = { base: '/', revision: 'r', scripts: [], files: [] }
  const fetch = async (request: Request) => new Response(await fetched(request.headers.get('token')), { status })
  const module = { exports: {} }
  const globals = { URL, Request, Response, Headers, TextEncoder, crypto, setTimeout, clearTimeout }
  const scope = {
    ...globals,
    location,
    caches,
    fetch,
    FetchEvent,
    SERVICE_WORKER: worker,
    module,
    exports: module.exports,
  }
  runInNewContext(script, Object.assign(scope, { self: scope }))
  replies = module.exports as Replies
})

async function ask(token?: string) {
  const request = new Request(URL_OF, { headers: token ? { token } : {} })
  const event = new FetchEvent(request)
  const reply = await replies.answerCall({ event: event as never, request })
  await Promise.all(event.waits)
  return reply.text()
}
const texts = async () =>
  Promise.all([...stored.values()].flatMap(({ entries }) => [...entries.values()].map(reply => reply.clone().text())))

test('the answer of who is here is kept, and of the next reader alone that reader’s', async () => {
  fetched = async token => `of ${token ?? 'nobody'}`
  await ask('a')
  expect(await texts()).toEqual(['of a'])
  await ask()
  expect(await texts()).toEqual(['of nobody'])
})

test.each([
  ['signed out', async () => replies.deleteReplies()],
  ['signed out, and a guest has asked since', async () => (await replies.deleteReplies(), void (await ask()))],
  ['gone, and another has come', async () => void (await ask('b'))],
])('an answer that comes when its reader has %s is kept nowhere', async (_, leave) => {
  const [requestGate, replyGate] = [gate(), gate()]
  fetched = async token => {
    if (token === 'a') {
      requestGate.open()
      await replyGate.opened
    }
    return `of ${token ?? 'nobody'}`
  }
  const reply = ask('a')
  await requestGate.opened
  await leave()
  replyGate.open()
  expect(await reply).toBe('of a')
  expect((await texts()).filter(text => text === 'of a')).toEqual([])
})

test('what is broken in the store is asked for anew', async () => {
  fetched = async () => 'whole'
  await ask('a')
  for (const { entries } of stored.values()) for (const url of entries.keys()) entries.set(url, new Response('{"bro'))
  expect(await ask('a')).toBe('whole')
  expect(await texts()).toEqual(['whole'])
})

test.each([
  [410, []],
  [500, ['a judgment']],
])('after a reply of status %i the earlier reply is: %j', async (later, left) => {
  fetched = async () => 'a judgment'
  await ask('a')
  status = later
  fetched = async () => 'refused'
  await ask('a')
  expect(await texts()).toEqual(left)
})
