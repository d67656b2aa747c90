/** Every page names who may frame it, whatever its status: the app by a setting, the server's own pages nobody. */
import type { LightMyRequestResponse } from 'fastify'
import { openPlainEngine } from './engine/support/plain-engine'
import { startServer, type TestServer } from './support/server'
import { authorizeUrl, get, loginInfo, submitForm } from './support/visits'

const PORTAL = 'https://portal.example.com'
const html = { accept: 'text/html' }

let server: TestServer
beforeAll(async () => {
  server = await startServer({ FRAME_ANCESTORS: PORTAL, API_DOCS: 'yes' }, { engine: openPlainEngine() })
})
afterAll(() => server.close())

const framers = ({ headers }: LightMyRequestResponse) =>
  /frame-ancestors ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]

test.each(['/', '/search', '/case-detail/1?secretKey=x', '/zzz', '/%', '/not-found'])(
  '%s, a page of the app, may be framed by the configured origins',
  async url => {
    const reply = await get(server, url, html)
    expect([reply.headers['content-type'], framers(reply)]).toEqual(['text/html; charset=utf-8', `'self' ${PORTAL}`])
  },
)

const visits: Array<[string, () => Promise<LightMyRequestResponse>]> = [
  ['the login', async () => get(server, authorizeUrl(await loginInfo(server)), html)],
  ['the login of nobody', () => get(server, '/oauth/authorize', html)],
  [
    'a login that leads elsewhere',
    async () => get(server, authorizeUrl(await loginInfo(server), 'https://evil.example/'), html),
  ],
  [
    'a wrong password',
    async () => submitForm(server, authorizeUrl(await loginInfo(server)), { name: 'member', password: 'wrong' }),
  ],
  [
    'a form without its guard',
    async () =>
      submitForm(server, authorizeUrl(await loginInfo(server)), { name: 'member', password: 'x' }, { cookie: '' }),
  ],
  ['the trial form', () => get(server, '/trial', html)],
  ['a trial form that is not filled in', () => submitForm(server, '/trial', { name: '' })],
  ['the end of a trial form', () => get(server, '/trial/done', html)],
  ['what is said of personal data', () => get(server, '/privacy', html)],
  ['one’s own data', () => get(server, '/privacy/data', html)],
  [
    'one’s own data, by a wrong password',
    () => submitForm(server, '/privacy/data', { name: 'member', password: 'wrong', action: 'take' }),
  ],
  ['the end of an account', () => get(server, '/privacy/data/removed', html)],
  ['the services told to people', () => get(server, '/openapi', html)],
]

test.each(visits)('%s may be framed by nobody', async (_, visit) => {
  const reply = await visit()
  expect([reply.statusCode, framers(reply)]).toEqual([expect.any(Number), "'none'"])
})

test.each([
  '/im/v1/users/me',
  '/nothing/api/v1/x',
  '/healthz',
  '/oauth/nothing',
  '/js/gone.js',
  '/favicon.ico',
  '/files/x/1.pdf',
])('%s, which is no page, may be framed by nobody', async url => {
  expect(framers(await get(server, url, html))).toBe("'none'")
})
