import { once } from 'node:events'
import type { AddressInfo, Server } from 'node:net'
import { serveMetrics } from '../../server/metrics/listen'
import { type Metrics, createMetrics } from '../../server/metrics/registry'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer } from './support/server'
import { get } from './support/visits'

let server: TestServer
let metrics: Metrics
let listener: Server
let address = ''

beforeAll(async () => {
  const engine = openPlainEngine()
  await engine.write(writer => {
    writer.define({ name: 'law', scopes: [], names: [], values: [], trees: [], numbers: [] })
    writer.put('law', {
      id: '1',
      title: '民法典',
      blocks: [],
      names: {},
      values: {},
      numbers: {},
      weight: 0,
      payload: {},
    })
  })
  metrics = createMetrics(engine)
  server = await startServer({}, { engine, metrics })
  listener = await serveMetrics(metrics, 0, '127.0.0.1')
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(async () => {
  listener.close()
  await once(listener, 'close')
  await server.close()
})

const metricsNow = async () => (await fetch(`${address}/metrics`)).text()

test('requests are counted by route, without addresses or searches', async () => {
  await get(server, '/im/v1/users/me')
  await get(server, '/judgement-search/api/v1/search/caseList?query=%E5%85%A8%E6%96%87:%E7%A7%98%E5%AF%86')
  await get(server, '/nothing/api/v1/secret-path')
  const text = await metricsNow()
  expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/im/v1/users/me",status="401"} 1')
  expect(text).toMatch(/route="\/judgement-search\/api\/v1\/search\/caseList",status="\d+"\} 1/)
  expect(text).not.toMatch(/secret-path|%E7%A7%98|秘密/)
})

test('the corpus and the process have figures', async () => {
  const text = await metricsNow()
  expect(text).toContain('corpus_documents{collection="law"} 1')
  expect(text).toMatch(/^corpus_bytes \d+$/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+/m)
})

test('ended tasks are counted by kind and cause', async () => {
  metrics.ended.inc({ kind: 'words', why: 'time' })
  expect(await metricsNow()).toContain('tasks_ended_total{kind="words",why="time"} 1')
})

test('metrics are no page of the app, and their port has nothing else', async () => {
  expect((await fetch(`${address}/`)).status).toBe(404)
  expect((await fetch(`${address}/metrics`, { method: 'POST' })).status).toBe(404)
  expect((await get(server, '/metrics', { accept: 'application/json' })).body).not.toContain('corpus_documents')
})
