import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAbort } from '@/platform/transport/abort'
import { transport as h5 } from '@/platform/transport/index.h5'
import { transport as weapp } from '@/platform/transport'
import { offline } from '@/platform/offline'
import { prerenderedPage } from '@/platform/prerender'
import type { TransportRequest } from '@/platform/ports/data'
import { eventually, letPass } from '../../support/time'

const mockRequest = jest.fn()
jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { request: (options: object) => mockRequest(options) } }))

const request = (url: string, more: Partial<TransportRequest> = {}): TransportRequest => ({
  method: 'GET',
  url,
  headers: {},
  timeout: 2000,
  ...more,
})

test('an abort is told once, to those who still listen', () => {
  const { signal, abort } = createAbort()
  const heard = jest.fn()
  const deaf = jest.fn()
  signal.addEventListener('abort', heard)
  signal.addEventListener('abort', deaf)
  signal.removeEventListener('abort', deaf)
  expect(signal.aborted).toBe(false)
  abort()
  abort()
  expect(signal.aborted).toBe(true)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(deaf).not.toHaveBeenCalled()
})

describe('on H5', () => {
  let server: Server
  let base: string
  const come: string[] = []
  const gone: string[] = []

  beforeAll(done => {
    server = createServer((incoming, reply) => {
      const { url = '', method, headers } = incoming
      come.push(url)
      incoming.on('close', () => gone.push(url))
      if (url.startsWith('/silent')) return
      if (url === '/cut') return void reply.destroy()
      if (url === '/half') return void reply.writeHead(200, { 'content-length': '100' }).write('half')
      let body = ''
      incoming.on('data', chunk => (body += String(chunk)))
      incoming.on('end', () => {
        reply.writeHead(url === '/broken' ? 503 : 200, url === '/cached' ? { 'kept-on': '2026-03-05' } : {})
        reply.end(JSON.stringify({ method, token: headers.token, type: headers['content-type'], body }))
      })
    }).listen(0, '127.0.0.1', () => {
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      done()
    })
  })
  afterAll(done => {
    server.closeAllConnections()
    server.close(done)
  })

  test('sends method, headers and body, and answers the text as it came', async () => {
    const sent = request(`${base}/echo`, {
      method: 'POST',
      headers: { token: 't', 'content-type': 'application/json' },
      body: '{"a":"甲"}',
    })
    const reply = await h5.send(sent)
    expect(reply).toEqual({ kind: 'reply', status: 200, text: expect.any(String) })
    const echo: unknown = reply.kind === 'reply' && JSON.parse(reply.text)
    expect(echo).toEqual({ method: 'POST', token: 't', type: 'application/json', body: '{"a":"甲"}' })
  })

  test('a reply of the service worker’s cache reports its day, another one none', async () => {
    const report = jest.spyOn(offline, 'reportCached').mockImplementation(() => undefined)
    await h5.send(request(`${base}/echo`))
    expect(report).not.toHaveBeenCalled()
    await h5.send(request(`${base}/cached`))
    expect(report.mock.calls).toEqual([['2026-03-05']])
  })

  test('a reply that came with the page is not requested again', async () => {
    const sent = request(`${base}/prerendered`)
    const take = jest.spyOn(prerenderedPage, 'takeReply').mockReturnValueOnce('{"a":1}')
    expect(await h5.send(sent)).toEqual({ kind: 'reply', status: 200, text: '{"a":1}' })
    expect([take.mock.calls, come.includes('/prerendered')]).toEqual([[[sent]], false])
  })

  test('an error of the server is a reply too', async () => {
    expect(await h5.send(request(`${base}/broken`))).toMatchObject({ kind: 'reply', status: 503 })
  })

  test('a server that never answers is a time-out', async () => {
    expect(await h5.send(request(`${base}/silent`, { timeout: 50 }))).toEqual({ kind: 'timeout' })
  })

  test('a body that stops half-way is a time-out', async () => {
    expect(await h5.send(request(`${base}/half`, { timeout: 50 }))).toEqual({ kind: 'timeout' })
  })

  test('a cut connection is a network failure', async () => {
    expect(await h5.send(request(`${base}/cut`))).toEqual({ kind: 'network' })
  })

  test('nobody there, no address, a header that cannot be sent: a network failure', async () => {
    expect(await h5.send(request('http://127.0.0.1:1/'))).toEqual({ kind: 'network' })
    expect(await h5.send(request('http://'))).toEqual({ kind: 'network' })
    expect(await h5.send(request(`${base}/echo`, { headers: { token: '令牌' } }))).toEqual({ kind: 'network' })
  })

  test('aborted before it was sent, it is not sent', async () => {
    const { signal, abort } = createAbort()
    abort()
    expect(await h5.send(request(`${base}/never`, { signal }))).toEqual({ kind: 'aborted' })
    expect(gone).not.toContain('/never')
  })

  test('aborted on its way, it ends at once and the connection is given up', async () => {
    const { signal, abort } = createAbort()
    const reply = h5.send(request(`${base}/silent-until-aborted`, { signal }))
    await eventually(() => expect(come).toContain('/silent-until-aborted'))
    abort()
    expect(await reply).toEqual({ kind: 'aborted' })
    await eventually(() => expect(gone).toContain('/silent-until-aborted'))
  })

  test('aborted after the reply, nothing changes', async () => {
    const { signal, abort } = createAbort()
    const reply = await h5.send(request(`${base}/echo`, { signal }))
    abort()
    expect(reply.kind).toBe('reply')
  })
})

describe('in the mini-program', () => {
  /** A request task as Taro gives it: a promise that can be aborted. */
  function answer(outcome: Promise<unknown>) {
    const task = Object.assign(outcome, { abort: jest.fn() })
    mockRequest.mockReturnValueOnce(task)
    return task
  }
  const never = () => new Promise<never>(() => undefined)

  test('asks for text and answers it as it came', async () => {
    answer(Promise.resolve({ statusCode: 200, data: '{"a":1}' }))
    const sent = request('https://api/x', { method: 'POST', headers: { token: 't' }, body: '{"b":2}' })
    expect(await weapp.send(sent)).toEqual({ kind: 'reply', status: 200, text: '{"a":1}' })
    expect(mockRequest).toHaveBeenLastCalledWith(
      expect.objectContaining({ method: 'POST', header: { token: 't' }, data: '{"b":2}', dataType: 'text' }),
    )
  })

  test('a host that parses all the same is put right', async () => {
    answer(Promise.resolve({ statusCode: 401, data: { isSuccess: false } }))
    expect(await weapp.send(request('https://api/x'))).toEqual({
      kind: 'reply',
      status: 401,
      text: '{"isSuccess":false}',
    })
  })

  test('a failure is a network failure', async () => {
    answer(Promise.reject(new Error('request:fail url not in domain list')))
    expect(await weapp.send(request('https://api/x'))).toEqual({ kind: 'network' })
  })

  test('a host that throws is a network failure', async () => {
    mockRequest.mockImplementationOnce(() => {
      throw new Error('request:fail parameter error')
    })
    expect(await weapp.send(request('https://api/x'))).toEqual({ kind: 'network' })
  })

  test('an answer that never comes is a time-out, and the task is stopped', async () => {
    const task = answer(never())
    expect(await weapp.send(request('https://api/x', { timeout: 20 }))).toEqual({ kind: 'timeout' })
    expect(task.abort).toHaveBeenCalledTimes(1)
  })

  test('once answered, the task is left alone', async () => {
    const task = answer(Promise.resolve({ statusCode: 200, data: '{}' }))
    const { signal, abort } = createAbort()
    await weapp.send(request('https://api/x', { timeout: 20, signal }))
    // Its time is over by then.
    await letPass(40)
    abort()
    expect(task.abort).not.toHaveBeenCalled()
  })

  test('an abort ends it at once, even where the host says nothing, and the task is stopped', async () => {
    const { signal, abort } = createAbort()
    const task = answer(never())
    const reply = weapp.send(request('https://api/x', { signal }))
    abort()
    expect(await reply).toEqual({ kind: 'aborted' })
    expect(task.abort).toHaveBeenCalledTimes(1)
  })
})
