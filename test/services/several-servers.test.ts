/** Two servers over one PostgreSQL and one Redis, for a visitor who reaches them in turn. */
import { roundRobin } from '../support/round-robin'
import { type RunningServer, startServer } from '../support/server'
import { describeTogether } from './support/describe-together'
import { sharedServices } from './support/shared'
import { patience } from '../support/time'

jest.setTimeout(patience(240_000))

let services: Awaited<ReturnType<typeof sharedServices>>
let servers: RunningServer[]
let door: Awaited<ReturnType<typeof roundRobin>>

beforeAll(async () => {
  services = await sharedServices()
  const env = { CORPUS: 'sample', LOG_LEVEL: 'info', ...services.env }
  servers = await Promise.all([startServer(env), startServer(env)])
  door = await roundRobin(servers.map(({ origin }) => origin))
})
afterAll(async () => {
  await door?.close()
  await Promise.all((servers ?? []).map(server => server.stop()))
  await services.end()
})

describe('two servers', () => describeTogether(() => door.origin))
