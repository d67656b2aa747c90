/** A cluster that is away, foreign or in trouble, simulated by a server of the test. */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { CircuitBreaker } from '../../../server/engine/opensearch/breaker'
import { Cluster } from '../../../server/engine/opensearch/cluster'
import { openSearchEngine } from '../../../server/engine/open'
import { EngineError, EngineUnavailableError } from '../../../server/engine/port'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://user:secret@127.0.0.1:${(server.address() as AddressInfo).port}`
}

const timeoutMs = 10_000

const open = async (answer: RequestListener) =>
  openSearchEngine({ urls: [await listen(answer)], timeoutMs, prefix: 't', shards: 2, replicas: 0 })

const saying =
  (status: number, body: object): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('a start reports in one sentence', () => {
  const reasonOf = (opened: Promise<unknown>) =>
    opened.then(
      () => 'opened',
      (error: Error) =>
        error instanceof EngineError || error instanceof EngineUnavailableError ? error.message : error,
    )

  it('that nothing answers', async () => {
    const engine = openSearchEngine({ urls: ['http://127.0.0.1:1'], timeoutMs, prefix: 't', shards: 2, replicas: 0 })
    expect(await reasonOf(engine)).toMatch(/^The search cluster of SEARCH_URL cannot be reached: .*ECONNREFUSED.*\.$/)
  })

  it('that the password is wrong, without repeating it', async () => {
    const reason = await reasonOf(open(saying(401, { error: 'Unauthorized' })))
    expect(reason).toBe('The search cluster of SEARCH_URL knows no such user with this password (401).')
  })

  it('that another service answers', async () => {
    const other = saying(200, { version: { number: '8.1.0' } })
    const sentence = 'The address of SEARCH_URL cannot be used: it is no OpenSearch.'
    expect(await reasonOf(open(other))).toBe(sentence)
    expect(await reasonOf(open(saying(404, {})))).toBe(sentence)
    const page: RequestListener = (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>')
    expect(await reasonOf(open(page))).toBe(sentence)
  })

  it('that it is overloaded', async () => {
    expect(await reasonOf(open(saying(503, { error: 'no master' })))).toBe(
      'The search cluster of SEARCH_URL answers 503 no master.',
    )
  })
})

it('a start waits for an index that another process has just created', async () => {
  const live = { format: 1, generation: 0, collections: {}, dictionaries: {}, meta: {}, before: [], by: '' }
  const recovering = { type: 'illegal_index_shard_state_exception', reason: 'CurrentState[RECOVERING]' }
  let isStarted = false
  const engine = await open((request, response) => {
    const url = request.url ?? ''
    if (url.startsWith('/_cluster/health/t-state')) isStarted = true
    const isState = url.startsWith('/t-state/_doc/state')
    if (isState && !isStarted) return saying(503, { error: recovering })(request, response)
    if (isState) return saying(200, { found: true, _seq_no: 0, _primary_term: 1, _source: live })(request, response)
    return saying(200, { version: { distribution: 'opensearch' } })(request, response)
  })
  expect(engine.generation()).toBe(0)
  await engine.close()
})

it('a query is cancelled when its client leaves', async () => {
  const stop = new AbortController()
  let hungUp = (): void => undefined
  const closed = new Promise<void>(resolve => (hungUp = resolve))
  const url = await listen(request => {
    request.socket.once('close', () => hungUp())
    stop.abort()
  })
  const cluster = await Cluster.connect({ urls: [url], timeoutMs })
  const call = cluster.call({ method: 'GET', path: '/', signal: stop.signal })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  await closed
  await cluster.close()
})

describe('the circuit', () => {
  const away = () => Promise.reject(new EngineUnavailableError('away'))
  const there = () => Promise.resolve('there')

  it('opens after five failures in a row, sends nothing for a while, and closes after one answer', async () => {
    let now = 0
    const breaker = new CircuitBreaker(() => now)
    for (let n = 0; n < 4; n++) await expect(breaker.run(away)).rejects.toThrow('away')
    expect(await breaker.run(there)).toBe('there')
    for (let n = 0; n < 5; n++) await expect(breaker.run(away)).rejects.toThrow('away')
    const query = jest.fn(there)
    await expect(breaker.run(query)).rejects.toThrow(EngineUnavailableError)
    expect(query).not.toHaveBeenCalled()
    now += 3000
    expect(await breaker.run(there)).toBe('there')
    expect(await breaker.run(query)).toBe('there')
  })

  it('tries one query, and stays open when it fails', async () => {
    let now = 0
    const breaker = new CircuitBreaker(() => now)
    for (let n = 0; n < 5; n++) await expect(breaker.run(away)).rejects.toThrow('away')
    now += 3000
    const query = jest.fn(there)
    const trial = breaker.run(away)
    await expect(breaker.run(query)).rejects.toThrow('nothing is sent')
    await expect(trial).rejects.toThrow('away')
    await expect(breaker.run(query)).rejects.toThrow('nothing is sent')
    expect(query).not.toHaveBeenCalled()
  })

  it('is not closed by a client that left', async () => {
    const breaker = new CircuitBreaker()
    const left = () => Promise.reject(new DOMException('nobody waits', 'AbortError'))
    for (let n = 0; n < 5; n++) {
      await expect(breaker.run(away)).rejects.toThrow('away')
      if (n < 4) await expect(breaker.run(left)).rejects.toThrow('nobody waits')
    }
    await expect(breaker.run(there)).rejects.toThrow('nothing is sent')
  })

  it('ignores errors of a wrong query', async () => {
    const breaker = new CircuitBreaker()
    const wrong = () => Promise.reject(new EngineError('wrong'))
    for (let n = 0; n < 9; n++) await expect(breaker.run(wrong)).rejects.toThrow('wrong')
    expect(await breaker.run(there)).toBe('there')
  })
})
