import { validRedirectTarget, addLoginCode } from '../../server/services/redirect'
import { ORIGIN, startServer, type TestServer } from './support/server'
import { authorizeUrl, get, loginInfo, submitForm } from './support/visits'

const EVIL = [
  '//evil.test',
  '/\\evil.test',
  'https://evil.test/',
  `https://app.test:3000@evil.test/`,
  'http://user@app.test:3000/',
  'http://user:pass@app.test:3000/',
  'http://app.test:3001/',
  'http://app.test/',
  'http://app.test:3000.evil.test/',
  'https://m.example.com.evil.test/',
  'https://m.example.com:8443/',
  'http://m.example.com/',
  'http:app.test:3000/',
  'http:///evil.test',
  'javascript:alert(1)//http://app.test:3000/',
  'data:text/html,x',
  '%2f%2fevil.test',
  'http%3A%2F%2Fapp.test%3A3000',
  'http://app.test:3000\\@evil.test:3000@x/',
  'http://evil.test\\.app.test:3000/',
  'http://app.test:3000/a b',
  'http://app.test:3000/\tb',
  '/search',
  '',
]

let server: TestServer
beforeAll(async () => void (server = await startServer({ CORS_ORIGINS: 'https://m.example.com' })))
afterAll(() => server.close())

describe('after login', () => {
  it.each(EVIL)('%j is never returned to', async redirect => {
    const reply = await get(server, authorizeUrl(await loginInfo(server), redirect))
    expect(reply.statusCode).toBe(400)
    expect(reply.headers.location).toBeUndefined()
    expect(reply.body).toContain('登录后要返回的地址不受信任')
    expect(reply.body).not.toContain('<form')
  })

  it('is refused on return too, whatever the form contained', async () => {
    const url = authorizeUrl(await loginInfo(server), 'https://evil.test/')
    const reply = await submitForm(server, url, { name: 'member', password: 'alpha-member' })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers.location).toBeUndefined()
  })

  it.each([`${ORIGIN}/`, 'https://app.test:3000/x', 'https://m.example.com/search'])(
    '%j may be returned to',
    async redirect => {
      const url = authorizeUrl(await loginInfo(server), redirect)
      const reply = await submitForm(server, url, { name: 'member', password: 'alpha-member' })
      expect(reply.statusCode).toBe(302)
      expect(reply.headers.location).toMatch(new RegExp(`^${redirect}\\?code=`))
    },
  )

  it('the form of the page may be sent there', async () => {
    const reply = await get(server, authorizeUrl(await loginInfo(server), 'https://m.example.com/search'))
    expect(reply.headers['content-security-policy']).toContain("form-action 'self' https://m.example.com;")
  })
})

describe('a target', () => {
  it('is resolved as in a browser', () => {
    expect(validRedirectTarget('HTTPS://M.example.com:443/a/../b', ['https://m.example.com'])).toBe(
      'https://m.example.com/b',
    )
  })

  it('gets code and state before its fragment, and loses older ones', () => {
    expect(addLoginCode('https://a/b', 'c', 's')).toBe('https://a/b?code=c&state=s')
    expect(addLoginCode('https://a/b?code=1&x=%20&state=2#c?state=3', 'c', 's')).toBe(
      'https://a/b?x=%20&code=c&state=s#c?state=3',
    )
  })
})

describe('with a configured origin', () => {
  let named: TestServer
  beforeAll(async () => void (named = await startServer({ H5_ORIGIN: 'https://m.example.com' })))
  afterAll(() => named.close())

  it('a login returns there, and not to the host of the request', async () => {
    const info = await loginInfo(named)
    expect((await get(named, authorizeUrl(info, 'https://m.example.com/search'))).statusCode).toBe(200)
    expect((await get(named, authorizeUrl(info, `${ORIGIN}/search`))).statusCode).toBe(400)
  })
})
