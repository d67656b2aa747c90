/**
 * The machine's clock is set an hour forward or back while the server runs: no session ends early, and nothing expired
 * opens.
 */
import { readFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { WindowCounter } from '../../server/http/local-limit-store'
import { HOUR, MINUTE } from '../../server/runtime'
import { startServer, type TestServer, UNLIMITED } from './support/server'
import { exchange, failureIn, get, logIn, post, takeCode } from './support/visits'

const JUMPS: Array<[string, number]> = [
  ['an hour forward', HOUR],
  ['an hour back', -HOUR],
]
const ME = '/im/v1/users/me'
let server: TestServer
const start = async (...options: Parameters<typeof startServer>) => void (server = await startServer(...options))
afterEach(async () => {
  jest.restoreAllMocks()
  await server.close()
})

/** Moves the clock of the store and the clock of the process. */
function jump(by: number) {
  server.runtime.pass(by)
  const now = Date.now.bind(Date)
  jest.spyOn(Date, 'now').mockImplementation(() => now() + by)
}

describe.each(JUMPS)('%s', (_, by) => {
  it('a session continues, and a new one begins', async () => {
    await start()
    const { token } = await logIn(server)
    jump(by)
    expect((await get(server, ME, { token })).statusCode).toBe(200)
    const later = await logIn(server)
    jump(-by)
    for (const one of [token, later.token]) expect((await get(server, ME, { token: one })).statusCode).toBe(200)
  })

  it('a login under way ends or starts again: its code is never valid twice', async () => {
    await start()
    const code = await takeCode(server)
    jump(by)
    const first = await exchange(server, code)
    if (first.statusCode !== 200) expect(failureIn(first)).toMatchObject({ code: 400, id: 'state_expired' })
    const again = failureIn(await exchange(server, code))
    expect([again.code, ['state_used', 'state_expired'].includes(again.id)]).toEqual([400, true])
    expect((await logIn(server)).token).toBeTruthy()
  })

  it('limits neither let requests through nor block them for longer', async () => {
    await start({}, { limits: { ...UNLIMITED, login: { max: 1, timeWindow: MINUTE } } })
    const request = () => get(server, '/user/api/v1/login/wechat/info')
    expect((await request()).statusCode).toBe(200)
    jump(by)
    const refused = await request()
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
    expect((await post(server, '/im/nothing')).statusCode).toBe(404)
  })

  it('a cached health check is repeated', async () => {
    await start()
    expect((await get(server, '/healthz')).statusCode).toBe(200)
    jump(by)
    expect((await get(server, '/healthz')).statusCode).toBe(200)
  })
})

it('counters use a monotonic clock', async () => {
  await start()
  const counts = new WindowCounter()
  counts.add('a', 1, MINUTE)
  jump(HOUR)
  expect(counts.current('a', MINUTE)).toBe(1)
})

it('no duration in the server is measured by the wall clock', async () => {
  await start()
  const root = path.resolve(__dirname, '../..')
  const files = execFileSync('git', ['ls-files', 'server/*.ts'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
  const users = files.filter(file => readFileSync(path.join(root, file), 'utf8').includes('Date.now('))
  // Names of drafts, versions of a restored workspace, and the time of a line in the log.
  expect(users).toEqual([
    'server/accounts/database/sqlite.ts',
    'server/admin/restore.ts',
    'server/engine/sqlite/schema.ts',
    'server/http/log-output.ts',
  ])
})
