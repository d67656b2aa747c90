import { createHash } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { startServer, type TestServer } from './support/server'
import { failureIn, get } from './support/visits'

let server: TestServer
const stop = () => server.close()
const start = async (...args: Parameters<typeof startServer>) => void (server = await startServer(...args))

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
const page = (url: string) => get(server, url, html)
const settingsIn = (body: string): unknown => {
  const content = body.match(/<meta name="app-settings" content="([^"]*)">/)?.[1] ?? ''
  const plain = content.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '',
  )
  return JSON.parse(plain)
}

describe('the H5 app', () => {
  beforeAll(() => start())
  afterAll(stop)

  it.each(['/', '/search', '/case-detail/%E4%B8%AD%25', '/case-detail/%zz?x=1', '/shell'])(
    'returns its document at %s',
    async url => {
      const reply = await page(url)
      expect(reply.statusCode).toBe(200)
      expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      expect(reply.body).toContain('<div id="app">')
    },
  )

  it.each([
    '/zzz',
    '/unknown/place',
    '/case-detail',
    '/case-detail/1/2',
    '/a.b',
    '/%',
    '/a%zz?x=1',
    '/zzz?secretKey=abc',
  ])('returns 404 with the same document at %s', async url => {
    const reply = await page(url)
    expect(reply.statusCode).toBe(404)
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(reply.body).toContain('<div id="app">')
  })

  it('caches files with a hash for a year', async () => {
    const reply = await get(server, '/js/app.12345678.js')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript') as string,
    })
  })

  it('sends the compressed files of the build', async () => {
    const reply = await get(server, '/js/app.12345678.js', { 'accept-encoding': 'gzip, br' })
    expect(reply.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('made by the build')
  })

  it('compresses other files', async () => {
    const reply = await get(server, '/js/app.12345678.js', { 'accept-encoding': 'gzip' })
    expect(reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    expect(gunzipSync(reply.rawPayload).toString()).toContain('// filling')
  })

  it('does not serve its internal files', async () => {
    for (const url of ['/.server/manifest.json', '/js/..%2f.server/manifest.json'])
      expect((await page(url)).body).not.toContain('routes')
  })

  it.each(['/js/app.00000000.js', '/css/gone.css', '/static/x.png', '/js/', '/humans.txt'])(
    'has no %s, and returns 404',
    async url => {
      const reply = await page(url)
      expect(failureIn(reply)).toMatchObject({ code: 404, id: 'not_found' })
      expect(reply.headers['cache-control']).not.toContain('immutable')
    },
  )

  it.each([
    '/js/../.built',
    '/js/%2e%2e/.built',
    '/js/..%2f.built',
    '/.built',
    '/js/..%2f..%2fdata%2faccounts.db',
    '/js/%00',
  ])('serves no other file: %s', async url => {
    expect((await page(url)).body).not.toMatch(/stamp|SQLite/)
  })

  it('serves no hidden file among those with a hash', async () => {
    writeFileSync(path.join(server.dir, 'h5/js/.hidden'), 'stamp')
    expect((await get(server, '/js/.hidden')).statusCode).toBe(404)
  })

  it('is not returned to a program', async () => {
    expect((await get(server, '/search', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await server.app.inject({ method: 'POST', url: '/search' })).statusCode).toBe(404)
  })

  it.each([
    ['/', ['js/home.1.js', 'css/home.1.css']],
    ['/search?x=1', ['js/home.1.js', 'css/home.1.css']],
    ['/case-detail/%E4%B8%AD%25', ['js/case.1.js']],
    ['/unknown/place', []],
  ])('preloads the files of the screen at %s', async (url, files) => {
    const { headers, body } = await page(url)
    const kinds = files.map(name => [name, name.endsWith('.css') ? 'style' : 'script'])
    expect(headers.link).toBe(
      kinds.map(([name, kind]) => `</${name}>; rel=preload; as=${kind}`).join(', ') || undefined,
    )
    const links = kinds.map(([name, kind]) => `<link rel="preload" as="${kind}" href="/${name}">`)
    expect([...body.matchAll(/<link rel="preload"[^>]*>/g)].map(([link]) => link)).toEqual(links)
  })

  it('has an icon', async () => {
    expect((await get(server, '/favicon.ico')).headers['content-type']).toBe('image/svg+xml')
  })

  it('lets other sites show its pictures, and embed nothing else', async () => {
    writeFileSync(path.join(server.dir, 'h5/icon-192.png'), 'picture')
    const policyAt = async (url: string) => (await page(url)).headers['cross-origin-resource-policy']
    for (const url of ['/favicon.ico', '/icon-192.png'])
      expect([url, await policyAt(url)]).toEqual([url, 'cross-origin'])
    for (const url of ['/', '/zzz', '/%', '/js/app.12345678.js', '/js/gone.js', '/service-worker.js'])
      expect([url, await policyAt(url)]).toEqual([url, 'same-origin'])
  })

  it('runs only its own inline script', async () => {
    const policy = String((await page('/')).headers['content-security-policy'])
    const hash = createHash('sha256').update('var size = 1').digest('base64')
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).toContain("object-src 'none'")
  })

  it('excludes pages with a share key from search engines, however the key is written', async () => {
    for (const query of ['?secretKey=abc', '?secret%4Bey=abc', '?a=b;secretKey=abc', '?;secretKey=abc', '?SecretKey'])
      expect([query, (await page(`/case-detail/1${query}`)).headers['x-robots-tag']]).toEqual([query, 'noindex'])
    expect((await page('/law-detail/1')).headers['x-robots-tag']).toBeUndefined()
  })

  it('uses a new build', async () => {
    await page('/')
    writeFileSync(path.join(server.dir, 'h5/index.html'), '<html><head></head><body>built anew</body></html>')
    expect((await page('/')).body).toContain('built anew')
    rmSync(path.join(server.dir, 'h5/index.html'))
    expect(failureIn(await page('/'))).toMatchObject({ code: 503, id: 'page_missing' })
  })
})

describe('the settings of the page', () => {
  afterEach(stop)

  it('are those of the environment, and cannot close the element', async () => {
    await start({
      API_HOST: 'https://api.example.com',
      APP_NAME: `</head><script>"&lt;'$&`,
      ALLOWED_HOSTS: 'www.example.com',
      H5_ORIGIN: 'https://m.example.com',
      COLLECTOR_URL: 'https://sa.example.com/sa?project=x',
      MAP_URL: 'https://maps.example.com/china.json',
      AUTHORIZE_URL: 'https://sso.example.com/authorize',
      TRIAL_URL: 'https://www.example.com/trial',
      IMAGE_ORIGINS: 'https://img.example.com',
    })
    const reply = await page('/search')
    expect(settingsIn(reply.body)).toEqual({
      apiHost: 'https://api.example.com',
      appName: `</head><script>"&lt;'$&`,
      trialUrl: 'https://www.example.com/trial',
      allowedHosts: ['www.example.com'],
      h5Origin: 'https://m.example.com',
      collectorUrl: 'https://sa.example.com/sa?project=x',
      mapUrl: 'https://maps.example.com/china.json',
      authorizeUrl: 'https://sso.example.com/authorize',
      basename: '',
      offline: true,
      notOffered: [],
      privacyUrl: 'https://m.example.com/privacy',
    })
    expect(reply.headers['content-security-policy']).toContain(
      "connect-src 'self' https://api.example.com https://sa.example.com https://maps.example.com;",
    )
    expect(reply.headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://api.example.com https://img.example.com;",
    )
  })

  it("name the server's own trial form by default", async () => {
    await start()
    expect(settingsIn((await page('/')).body)).toMatchObject({
      trialUrl: 'http://app.test:3000/trial',
      privacyUrl: 'http://app.test:3000/privacy',
      apiHost: '',
    })
  })
})

describe('a build without a list of screens', () => {
  beforeAll(async () => {
    await start()
    rmSync(path.join(server.dir, 'h5/.server'), { recursive: true })
  })
  afterAll(stop)

  it('may have any screen', async () => {
    expect((await page('/zzz')).statusCode).toBe(200)
  })
})

describe('under a base path', () => {
  beforeAll(() => start({ BASENAME: '/app' }))
  afterAll(stop)

  it('serves pages and files there, and the services at the root', async () => {
    expect((await page('/app')).statusCode).toBe(200)
    expect((await page('/app/shell')).statusCode).toBe(200)
    expect((await page('/app/zzz')).statusCode).toBe(404)
    expect((await page('/app/search')).body).toContain('&quot;basename&quot;:&quot;/app&quot;')
    expect((await get(server, '/app/js/app.12345678.js')).statusCode).toBe(200)
    expect((await page('/app/js/gone.js')).statusCode).toBe(404)
    expect((await page('/app/search')).headers.link).toContain('</app/js/home.1.js>; rel=preload; as=script')
    expect((await get(server, '/im/v1/users/me')).statusCode).toBe(401)
  })

  it('redirects the root there, and nothing beside it', async () => {
    const root = await page('/')
    expect([root.statusCode, root.headers.location]).toEqual([302, '/app/'])
    expect((await page('/apple')).statusCode).toBe(404)
    expect((await page('/js/app.12345678.js')).statusCode).toBe(404)
  })
})

describe('the frames around a page', () => {
  afterEach(stop)

  it('are the configured ones', async () => {
    await start({ FRAME_ANCESTORS: 'https://portal.example.com' })
    expect((await page('/')).headers['content-security-policy']).toContain(
      "frame-ancestors 'self' https://portal.example.com",
    )
  })
})

describe('offline storage of the app', () => {
  afterEach(stop)

  it.each(['', '/m'])('is controlled by one script, requested again each time, below %s', async basename => {
    await start({ BASENAME: basename, COLLECTOR_URL: 'https://sa.example.com/sa' })
    const reply = await get(server, `${basename}/service-worker.js`)
    expect(reply.body).toBe('self.build = 1')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript') as string,
      'content-security-policy': expect.stringContaining("connect-src 'self' https://sa.example.com;") as string,
    })
  })

  it('is removed by another script if the setting forbids it', async () => {
    await start({ BASENAME: '/m', OFFLINE: 'no' })
    const reply = await get(server, '/m/service-worker.js')
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript') as string,
    })
    expect(reply.body).toContain('unregister()')
    expect(reply.body).toContain('"offline:/m/:"')
    expect(settingsIn((await page('/m/search')).body)).toMatchObject({ offline: false })
  })

  it('the app has the configured name', async () => {
    await start({ APP_NAME: '律所检索' })
    const reply = await get(server, '/manifest.webmanifest')
    expect(reply.headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(reply.body)).toEqual({ name: '律所检索', short_name: '律所检索', scope: './' })
  })

  it('the app has its own name by default', async () => {
    await start()
    const reply = await get(server, '/manifest.webmanifest')
    expect(reply.headers['content-type']).toContain('application/manifest+json')
    expect(JSON.parse(reply.body)).toMatchObject({ name: 'Alpha 检索' })
  })
})
