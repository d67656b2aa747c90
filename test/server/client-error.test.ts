import { connect, type Socket } from 'node:net'
import type { ConnectionError } from 'fastify'
import { answerClientError } from '../../server/http/client-error'
import { startServer, type TestServer } from './support/server'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startServer()
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

const send = (text: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', chunk => (answer += String(chunk)))
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
  })
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: app.test\r\nconnection: close\r\n\r\n`
const bodyOf = (answer: string) => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n'))) as Record<string, unknown>

it.each([
  ['an address longer than any query', get(`/x?query=${'x'.repeat(200_000)}`), 431, 'headers_too_large'],
  [
    'a cookie longer than all headers may be',
    `GET / HTTP/1.1\r\nhost: app.test\r\ncookie: a=${'x'.repeat(200_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'a body of two lengths',
    'POST / HTTP/1.1\r\nhost: app.test\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'invalid_request',
  ],
  ['what is no HTTP', 'good day\r\n\r\n', 400, 'invalid_request'],
])('%s is refused in the envelope', async (_what, text, status, id) => {
  const answer = await send(text)
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(answer).toContain('x-content-type-options: nosniff')
  expect(answer).toContain('cross-origin-resource-policy: same-origin')
  expect(bodyOf(answer)).toMatchObject({ status, id, succeed: false, isSuccess: false })
})

it('an address with the longest allowed query is accepted', async () => {
  const answer = await send(get(`/nothing/api/v1/x?query=${encodeURIComponent('法'.repeat(5000))}`))
  expect(answer).toMatch(/^HTTP\/1\.1 404 /)
})

it('a request that does not arrive in time has an id of its own', () => {
  const end = jest.fn<void, [string]>()
  const error = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }) as ConnectionError
  answerClientError(error, { writable: true, end } as unknown as Socket)
  const [[answer]] = end.mock.calls as [[string]]
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(bodyOf(answer)).toMatchObject({ status: 408, id: 'request_timeout' })
})
