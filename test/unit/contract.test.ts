/** The judge of `npm run contract`, and the proxy that calls it. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { OpenAPIV3_1 } from 'openapi-types'
import { type Answer, judgeBy, type Verdict } from '../contract/judge'
import { judgingProxy } from '../contract/proxy'

const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } })
const LAW = {
  type: 'object',
  required: ['id'],
  properties: { id: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/components/schemas/part' } } },
}
const PART = {
  type: 'object',
  required: ['name'],
  properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: '#/components/schemas/part' } } },
}
const DOCUMENT = {
  openapi: '3.1.0',
  info: { title: 'laws', version: '1' },
  components: { schemas: { part: PART } },
  paths: {
    '/law/api/v1/{id}': { get: { responses: { 200: json(LAW), default: json({ type: 'object' }) } } },
    '/law/api/v1/list': { get: { responses: { 200: json({ type: 'array', items: LAW }) } } },
    '/law/api/v1/file/{id}': { get: { responses: { 200: { description: '', content: { 'application/zip': {} } } } } },
  },
} as unknown as OpenAPIV3_1.Document

const judge = judgeBy(DOCUMENT)
const answer = (path: string, body: unknown, rest: Partial<Answer> = {}) =>
  judge({
    method: 'GET',
    path: `/law/api/v1/${path}`,
    status: 200,
    type: 'application/json; charset=utf-8',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...rest,
  })
const faults = (...of: Parameters<typeof answer>) => answer(...of)?.faults

test('what keeps to the document has no fault, by the operation that names its path best', () => {
  expect(answer('1?query=a', { id: '1' })).toEqual({ operation: 'GET /law/api/v1/{id}', faults: [] })
  expect(answer('list', [{ id: '1' }])).toEqual({ operation: 'GET /law/api/v1/list', faults: [] })
  expect(faults('1', { id: '1', parts: [{ name: 'a', parts: [{ name: 'b' }] }] })).toEqual([])
  expect(faults('1', {}, { status: 404 })).toEqual([])
  expect(faults('file/1', 'PK', { type: 'application/zip' })).toEqual([])
})

test.each<[string, Parameters<typeof answer>, string]>([
  ['a field that is missing', ['1', {}], 'instance requires property "id"'],
  ['a field of another type', ['1', { id: 1 }], 'instance.id is not of a type(s) string'],
  ['a field that nobody was promised', ['1', { id: '1', more: 1 }], 'instance is not allowed to have'],
  ['a fault behind a reference', ['1', { id: '1', parts: [{ parts: [{}] }] }], 'instance.parts[0].parts[0] requires'],
  [
    'an unpromised field behind a reference',
    ['1', { id: '1', parts: [{ name: 'a', more: 1 }] }],
    'instance.parts[0] is',
  ],
  ['text', ['1', 'no'], 'no JSON'],
  ['another status', ['list', {}, { status: 404 }], '404 is not promised'],
  ['another type', ['list', '', { type: 'text/html' }], '200 is promised as application/json, not as text/html'],
  ['no type', ['file/1', '', { type: undefined }], '200 is promised as application/zip, not as nothing'],
  ['a service of no document', ['list', '', { method: 'POST' }], '200 of a service that the document does not tell of'],
])('against the document: %s', (_name, reply, fault) => {
  expect(faults(...reply)?.join('\n')).toContain(fault)
})

test('pages, questions of another origin and answers without news are not judged', () => {
  expect(judge({ method: 'GET', path: '/search', status: 200, type: 'text/html', body: '' })).toBeUndefined()
  expect(answer('list', '', { method: 'OPTIONS', status: 204 })).toBeUndefined()
  expect(answer('list', '', { status: 304 })).toBeUndefined()
  expect(answer('none', '', { method: 'POST', status: 404 })).toBeUndefined()
})

test('the proxy passes on what it judges, byte by byte', async () => {
  const packed = gzipSync('[{"id":1}]')
  const server = http.createServer({ maxHeaderSize: 2 ** 16 }, (request, response) => {
    if (request.url!.length > 10_000) return response.writeHead(414).end()
    if (request.url === '/openapi.json') return response.end(JSON.stringify(DOCUMENT))
    response.writeHead(200, {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
      host: request.headers.host,
    })
    return response.end(packed)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const verdicts: Verdict[] = []
  const proxy = await judgingProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    write: verdict => verdicts.push(verdict),
  })
  try {
    const reply = await fetch(`${proxy.origin}/law/api/v1/list`)
    expect(reply.headers.get('host')).toBe(new URL(proxy.origin).host)
    expect(await reply.text()).toBe('[{"id":1}]')
    expect((await fetch(`${proxy.origin}/search?${'a'.repeat(20_000)}`)).status).toBe(414)
    expect(verdicts).toEqual([
      { operation: 'GET /law/api/v1/list', faults: ['instance[0].id is not of a type(s) string'] },
    ])
  } finally {
    proxy.stop()
    server.close()
    server.closeAllConnections()
  }
})
