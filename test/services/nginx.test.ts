/** The supplied nginx configuration, running in front of two servers. */
import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import https from 'node:https'
import path from 'node:path'
import { CITATION_CHECK_PATHS } from '@contract/lazy-paths'
import { USER_PATHS } from '@contract/paths'
import { LIMITS } from '@domain/limits'
import { copy } from '../../server/copy'
import { zip } from '../support/docx'
import { type RunningServer, startServer } from '../support/server'
import { patience } from '../support/time'
import { startNginx } from './support/nginx'
import { sharedServices } from './support/shared'

jest.setTimeout(patience(120_000))

const isInstalled = () => {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const described = isInstalled() || process.env.SERVICES === 'required' ? describe : describe.skip

described('nginx with the supplied configuration, in front of two servers', () => {
  let services: Awaited<ReturnType<typeof sharedServices>>
  let servers: RunningServer[]
  let nginx: Awaited<ReturnType<typeof startNginx>>

  beforeAll(async () => {
    services = await sharedServices()
    const env = { CORPUS: 'sample', LOG_LEVEL: 'info', TRUST_PROXY: '1', ...services.env }
    servers = await Promise.all([startServer(env), startServer(env)])
    nginx = await startNginx(servers.map(({ origin }) => origin))
  })
  afterAll(async () => {
    await nginx?.close()
    await Promise.all((servers ?? []).map(server => server.stop()))
    await services.end()
  })

  interface Reply {
    status: number
    headers: Record<string, string | string[] | undefined>
    body: Buffer
  }
  const ask = (address: string, headers: Record<string, string> = {}, body?: string) =>
    new Promise<Reply>((resolve, reject) => {
      const options = { ca: nginx.cert, method: body === undefined ? 'GET' : 'POST', headers }
      const request = https.request(nginx.origin + address, options, reply => {
        const parts: Buffer[] = []
        reply.on('data', (part: Buffer) => parts.push(part))
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: Buffer.concat(parts) }),
        )
      })
      request.on('error', reject)
      request.end(body)
    })
  const JSON_TYPE = { 'content-type': 'application/json' }

  test('http redirects to https', async () => {
    const reply = await fetch(`${nginx.plainOrigin}/search?a=1`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, 'https://127.0.0.1/search?a=1'])
  })

  test('the page has its headers, and a script its compressed form', async () => {
    const page = await ask('/search', { accept: 'text/html' })
    expect(page.status).toBe(200)
    expect(page.headers['content-security-policy']).toContain("default-src 'self'")
    expect(page.headers['strict-transport-security']).toContain('max-age=')
    const [script = ''] = readdirSync(path.resolve(__dirname, '../../dist/h5/js')).filter(name =>
      name.endsWith('.js.br'),
    )
    const reply = await ask(`/js/${script.replace(/\.br$/, '')}`, { 'accept-encoding': 'br, gzip' })
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': expect.stringContaining('immutable') as string,
    })
  })

  test('a query of 5,000 characters is passed on', async () => {
    const query = encodeURIComponent(`全文:${'违约金'.repeat(1600)}`)
    const reply = await ask(`/judgement-search/api/v1/search/list?query=${query}`, { noLogin: 'true' })
    expect([200, 400]).toContain(reply.status)
    expect(String(reply.headers['content-type'])).toContain('application/json')
  })

  test('a citation check of 5 MB is passed on; a longer one is refused with our message', async () => {
    const file = zip({ 'word/document.xml': '<w:document><w:body/></w:document>', 'word/media/a.png': Buffer.alloc(0) })
    const whole = Buffer.concat([file, Buffer.alloc(LIMITS.citationCheck.file - file.length)])
    const passes = await ask(CITATION_CHECK_PATHS.text, JSON_TYPE, JSON.stringify({ file: whole.toString('base64') }))
    expect(String(passes.headers['content-type'])).toContain('application/json')
    expect(passes.status).not.toBe(413)
    const long = await ask(CITATION_CHECK_PATHS.text, JSON_TYPE, JSON.stringify({ file: 'a'.repeat(9 * 1024 * 1024) }))
    expect(long.status).toBe(413)
    expect(JSON.parse(long.body.toString())).toMatchObject({
      id: 'body_too_large',
      resultMsg: copy.errors.body_too_large,
    })
  })

  test("a visitor's own forwarding headers are not trusted", async () => {
    const spoofed = {
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    }
    const reply = await ask(`${USER_PATHS.loginInfo}?client=web`, spoofed)
    const { data } = JSON.parse(reply.body.toString()) as { data: { authorizeUrl: string } }
    expect(data.authorizeUrl).toMatch(/^https:\/\/127\.0\.0\.1/)
    expect(servers.map(server => server.output()).join('')).not.toContain('198.51.100.7')
  })

  test('visitors do not notice the end of one server', async () => {
    await servers[0]!.stop()
    for (let call = 0; call < 10; call++) expect((await ask('/healthz')).status).toBe(200)
    servers = servers.slice(1)
  })
})
