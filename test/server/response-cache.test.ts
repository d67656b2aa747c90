/** Cached responses. */
import fastify from 'fastify'
import compress from '@fastify/compress'
import { gunzipSync } from 'node:zlib'
import type { App } from '../../server/http/app-type'
import { cacheResponses } from '../../server/http/response-cache'
import type { Visitor } from '../../server/http/visitor'

const LONG = '判决'.repeat(2000)
const GUEST: Visitor = { kind: 'guest' }
const OFFICE = (permissions: string[]) =>
  ({ kind: 'office', account: { id: 1, kind: 'office', permissions }, token: 't' }) as unknown as Visitor

let visitor: Visitor
let generation: number
let worked: number
let app: App
beforeEach(async () => {
  ;[visitor, generation, worked] = [GUEST, 1, 0]
  app = fastify()
  app.decorateRequest('visitor')
  app.addHook('onRequest', async request => void (request.visitor = visitor))
  app.register(compress)
  app.register(async (searches: App) => {
    cacheResponses(searches, () => String(generation))
    searches.get('/short', async () => ({ n: ++worked }))
    searches.get('/long', async () => ({ n: ++worked, text: LONG }))
    searches.get('/written', async () => {
      generation++
      return { n: ++worked }
    })
    searches.get('/file', async (_request, reply) => reply.type('application/pdf').send(Buffer.from(`${++worked}`)))
    searches.get('/broken', async () => {
      worked++
      throw new Error('half way')
    })
    searches.post('/short', async () => ({ n: ++worked }))
  })
  await app.ready()
})
afterEach(() => app.close())

const request = async (url: string, headers: Record<string, string> = {}) => {
  const reply = await app.inject({ url, headers })
  const packed = reply.headers['content-encoding'] === 'gzip'
  const text = packed ? gunzipSync(reply.rawPayload).toString() : reply.body
  return { status: reply.statusCode, headers: reply.headers, text, json: () => JSON.parse(text) as { n: number } }
}

describe('a cached reply', () => {
  it('is returned unchanged, compressed or not', async () => {
    const gzip = { 'accept-encoding': 'gzip' }
    const first = await request('/long', gzip)
    const second = await request('/long', gzip)
    expect(second.text).toBe(first.text)
    expect([first, second].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'gzip'])
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(second.headers.vary).toBe(first.headers.vary)
    expect([worked, (await request('/long')).json().n, (await request('/long')).json().n]).toEqual([1, 2, 2])
  })

  it('is not used for another query, visitor or corpus', async () => {
    const replies = [
      await request('/short'),
      await request('/short?a=1'),
      await request('/short', { host: 'other.test' }),
    ]
    visitor = OFFICE(['judgement'])
    replies.push(await request('/short'))
    visitor = OFFICE([])
    replies.push(await request('/short'))
    generation++
    replies.push(await request('/short'), await request('/short'))
    expect(replies.map(reply => reply.json().n)).toEqual([1, 2, 3, 4, 5, 6, 6])
  })

  it('is not stored if the corpus has changed meanwhile, nor for files, failures and POST requests', async () => {
    for (const url of ['/written', '/file', '/broken']) {
      worked = 0
      await request(url)
      await request(url)
      expect([url, worked]).toEqual([url, 2])
    }
    worked = 0
    for (let n = 0; n < 2; n++) await app.inject({ method: 'POST', url: '/short' })
    expect(worked).toBe(2)
  })
})
