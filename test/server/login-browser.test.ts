import { startServer, type TestServer } from './support/server'
import { asBrowser, authorizeUrl, failureIn, get, type LoginInfo, post, submitForm } from './support/visits'

let server: TestServer
beforeEach(async () => void (server = await startServer()))
afterEach(() => server.close())

describe('a login under way', () => {
  const begin = async (headers: Record<string, string>) => {
    const info = await get(server, '/user/api/v1/login/wechat/info?client=web', headers)
    const { data } = info.json<{ data: LoginInfo }>()
    const reply = await submitForm(server, authorizeUrl(data), { name: 'member', password: 'alpha-member' })
    const code = new URL(String(reply.headers.location)).searchParams.get('code')
    return { code, state: data.state }
  }
  const end = (body: object, headers: Record<string, string>) =>
    post(server, '/user/api/v1/login/wechat/web', body, headers)

  it('ends in the browser where it began', async () => {
    expect((await end(await begin(asBrowser('a')), asBrowser('a'))).statusCode).toBe(200)
  })

  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['a stolen code', asBrowser('victim'), asBrowser('thief')],
    ['a code that was foisted on somebody', asBrowser('thief'), asBrowser('victim')],
    ['one that nobody’s browser began', {}, asBrowser('victim')],
    ['one that is ended by no browser', asBrowser('victim'), {}],
  ])('is useless in another browser: %s', async (_what, first, then) => {
    const begun = await begin(first)
    expect(failureIn(await end(begun, then))).toMatchObject({ code: 400, id: 'state_unknown' })
    expect(failureIn(await end(begun, first))).toMatchObject({ code: 400, id: 'state_used' })
  })
})
