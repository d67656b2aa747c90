/** The server's own origin, and headers of a proxy in front. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../../server/app'
import { systemRuntime } from '../../server/runtime'
import { readSettings } from '../../server/settings'
import { openPlainEngine } from './engine/support/plain-engine'
import { HOST, startServer, type TestServer } from './support/server'
import { get, loginInfo } from './support/visits'

const EVIL = { 'x-forwarded-host': 'evil.test', forwarded: 'host=evil.test', 'x-forwarded-proto': 'https' }
const nginx = readFileSync(path.resolve(__dirname, '../../server/deploy/nginx.conf'), 'utf8')

describe.each([
  ['no', HOST, 'http'],
  ['1', HOST, 'https'],
])('with TRUST_PROXY=%s', (trust, host, protocol) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer({ TRUST_PROXY: trust })))
  afterAll(() => server.close())

  it("the server's origin is the requested host, not a forwarded one", async () => {
    const page = await get(server, '/search', { accept: 'text/html', ...EVIL })
    expect(page.body).not.toContain('evil.test')
    expect(page.body).toContain(`${protocol}://${host}/trial`)
    const info = await get(server, '/user/api/v1/login/wechat/info?client=web', EVIL)
    expect(info.json()).toMatchObject({ data: { authorizeUrl: `${protocol}://${host}/oauth/authorize` } })
  })
})

it('with H5_ORIGIN pages use it, whatever the requested host', async () => {
  const server = await startServer({ H5_ORIGIN: 'https://m.example.com' })
  const page = await get(server, '/search', { accept: 'text/html', host: 'evil.test' })
  expect(page.body).not.toContain('evil.test')
  expect(page.body).toContain('https://m.example.com/trial')
  expect((await loginInfo(server)).authorizeUrl).toBe(`http://${HOST}/oauth/authorize`)
  await server.close()
})

it('nginx passes no X-Forwarded-Host on', () => {
  expect(nginx).toMatch(/^ *proxy_set_header X-Forwarded-Host "";$/m)
})

it('nginx accepts the longest body that a service reads', async () => {
  const sessions = { find: async () => undefined }
  const app = buildApp({
    settings: readSettings({ LOG_LEVEL: 'silent' }),
    store: { sessions } as never,
    runtime: systemRuntime,
    engine: openPlainEngine(),
  })
  const limits: number[] = []
  app.addHook('onRoute', ({ bodyLimit = 0 }) => void limits.push(bodyLimit))
  await app.ready()
  await app.close()
  const [, megabytes] = /^ *client_max_body_size (\d+)m;$/m.exec(nginx) ?? []
  expect(Math.max(...limits)).toBeGreaterThan(6 * 1024 * 1024)
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(Math.max(...limits))
})
