/** Parts of the login page besides its form. */
import { startServer, type TestServer, ORIGIN } from './support/server'
import { authorizeUrl, exchange, get, loginInfo, takeCode } from './support/visits'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

describe('the login page', () => {
  it('has a link back, a button that shows the password, and no script but its own', async () => {
    const url = authorizeUrl(await loginInfo(server), `${ORIGIN}/auth?targeturl=%2Flaw-list`)
    const { body, headers } = await get(server, url)
    expect(body).toContain(`<a class="back" href="${ORIGIN}/auth?targeturl=%2Flaw-list"`)
    expect(body).toMatch(/class="eye"[^>]*\shidden\s*>/)
    expect(headers['content-security-policy']).toMatch(/script-src 'sha256-[\w+/=]{44}';/)
    expect(body.match(/<script/g)).toHaveLength(1)
  })

  it('all forms have a cookie that scripts and other sites cannot read, by https only if possible', async () => {
    const proxied = await startServer({ TRUST_PROXY: '1' })
    const cookieBy = async (proto: string) => {
      const reply = await get(proxied, '/trial', { 'x-forwarded-proto': proto })
      return String(reply.headers['set-cookie'])
    }
    expect(await cookieBy('http')).toMatch(/^form_guard=[\w-]{22}; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(await cookieBy('https')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/)
    await proxied.close()
  })

  it('a finished login continues when its page is opened again', async () => {
    const { code, state } = await takeCode(server)
    const page = () => loginInfo(server).then(info => get(server, authorizeUrl({ ...info, state })))
    expect((await page()).body).not.toContain('<main class="state" data-done')
    await exchange(server, { code, state })
    expect((await page()).body).toContain('<main class="state" data-done')
  })
})
