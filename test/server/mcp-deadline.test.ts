/** How long a tool of an assistant waits for a service. */
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer } from './support/server'
import { post } from './support/visits'

let close: () => Promise<void>
afterEach(async () => {
  jest.restoreAllMocks()
  await close()
})

it('exceeds the deadline of requests that is in use', async () => {
  const server = await startServer({ DEADLINES: 'request:300' }, { engine: openPlainEngine() })
  close = () => server.close()
  const member = (await server.store.accounts.find('demo-member'))!
  const { token } = (await server.store.personalTokens.make(member, '助手'))!
  const timeouts = jest.spyOn(AbortSignal, 'timeout')
  const params = { name: 'find_laws', arguments: { words: '合同' } }
  const reply = await post(
    server,
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
    { authorization: `Bearer ${token}`, accept: 'application/json, text/event-stream' },
  )
  expect(reply.json()).toMatchObject({
    result: { structuredContent: { status: expect.stringMatching(/^(none|answered)$/) as unknown } },
  })
  expect(timeouts.mock.calls.length).toBeGreaterThan(0)
  for (const [timeout] of timeouts.mock.calls) expect(timeout).toBeGreaterThan(300_000)
})
