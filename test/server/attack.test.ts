/** Attacks every operation of the contract while others search: no failures, no refusals, and memory recovers. */
import { campaign } from '../attack/campaign'
import { example, hostileValues, type Schema } from '../attack/hostile'
import { type Openapi, operationsOf, PARAMETERS, SPECIAL } from '../attack/requests'
import { toolRequests } from '../attack/tools'
import { hangUp } from '../bench/load/client'
import { TOOLS } from '../../server/mcp/tools'
import { patience } from '../support/time'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer } from './support/server'
import { get } from './support/visits'

jest.setTimeout(patience(240_000))
afterAll(hangUp)

/** Megabytes of the process that filled caches may explain. */
const LEFT_OVER = 200

async function contract() {
  const server = await startServer({}, { engine: openPlainEngine() })
  const openapi = (await get(server, '/openapi.json')).json<Openapi>()
  await server.close()
  return openapi
}

test('the attacker knows every tool: a good call of each, and hostile values of each argument', () => {
  expect(TOOLS.length).toBeGreaterThan(5)
  for (const { name, input } of TOOLS) {
    const count = Object.keys(input.properties).length
    const requests = [...toolRequests({ name, inputSchema: input as Schema }, {})]
    expect([name, requests.length > 10 * count]).toEqual([name, true])
  }
})

test('the attacker knows every operation: a good request of each, and the values of its parameters', async () => {
  const operations = operationsOf(await contract())
  const names = operations.map(({ method, path: address }) => `${method} ${address}`)
  expect(Object.keys(SPECIAL).filter(name => !names.includes(name))).toEqual([])
  const parameters = operations.flatMap(({ operation }) => (operation.parameters ?? []).map(({ name }) => name))
  expect([...new Set(parameters)].filter(name => !(name in PARAMETERS))).toEqual([])
  for (const { operation } of operations) {
    const schema = operation.requestBody?.content['application/json']?.schema
    if (!schema) continue
    expect(() => example(schema)).not.toThrow()
    expect([...hostileValues(schema)].length).toBeGreaterThan(2)
  }
})

test.each([
  ['a guest', false],
  ['a member', true],
] as const)('%s attacks beside four visitors', async (_, asMember) => {
  const { faults, slowest, meanwhile, memory } = await campaign({
    ...{ seconds: 'once', every: 60, visitors: 4, quiet: 1 },
    asMember,
  })
  process.stdout.write(
    `figure: beside an attack visitors wait ${meanwhile.p50} ms, ${meanwhile.p99} at the 99th of 100; ` +
      `its slowest request takes ${slowest.ms} ms; memory ${memory.before}, ${memory.after}, ${memory.settled} MB\n`,
  )
  expect(faults).toEqual([])
  expect(meanwhile.calls).toBeGreaterThan(0)
  expect(meanwhile.failed).toBe(0)
  expect(memory.settled).toBeLessThanOrEqual(memory.before + LEFT_OVER)
})
