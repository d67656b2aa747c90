/** Log events: logins, refusals, exports; and data that the log never holds. */
import { startServer, type TestServer } from './support/server'
import { authorizeUrl, get, logIn, loginInfo, post, submitForm } from './support/visits'

let server: TestServer
beforeEach(async () => void (server = await startServer({ LOG_LEVEL: 'info' })))
afterEach(() => server.close())

interface Line {
  event?: string
  level: number
  address?: string
  account?: string
  refusal?: string
  methods?: string[]
}
const events = () =>
  server.log.map(line => JSON.parse(line) as Line).flatMap(({ event, ...line }) => (event ? [{ event, ...line }] : []))
const named = (name: string) => events().filter(({ event }) => event === name)

const guess = async (name: string, password: string) =>
  submitForm(server, authorizeUrl(await loginInfo(server)), { name, password })

const WARN = 40

describe('the log', () => {
  it('reports a login, a wrong password and a lock, with account and address', async () => {
    for (let time = 0; time < 6; time++) await guess('member', 'hush-hush')
    await guess('nobody', 'hush-hush')
    const failed = named('login_failed')
    expect(failed.map(({ account }) => account)).toEqual([...Array<string>(5).fill('demo-member'), undefined])
    expect(failed[0]).toMatchObject({ level: WARN, address: '127.0.0.1' })
    expect(named('login_locked')).toHaveLength(1)

    const { token } = await logIn(server, 'office')
    await post(server, '/user/api/v1/logout', undefined, { token })
    expect(named('logged_in')).toMatchObject([{ account: 'demo-office' }])
    expect(named('logged_out')).toMatchObject([{ account: 'demo-office' }])
  })

  it('reports a refused visitor, with the reason', async () => {
    await get(server, '/im/v1/users/me')
    await get(server, '/im/v1/users/me', { token: 'forged' })
    expect(named('refused').map(({ refusal }) => refusal)).toEqual(['login_required', 'session_expired'])
  })

  it('reports a new share, with account and kind', async () => {
    const { token } = await logIn(server)
    const grants = [{ method: 'case_visual_interface', params: { query: '全文:客户的名字' } }]
    await post(server, '/judgement-search/api/v1/share/generateShareSecretKey', grants, { token })
    expect(named('share_minted')).toMatchObject([{ account: 'demo-member', methods: ['case_visual_interface'] }])
  })

  it('contains no secret and no typed text', async () => {
    await guess('a password typed in the wrong field', 'hush-hush')
    const { token } = await logIn(server)
    const grants = [{ method: 'case_visual_interface', params: { query: '全文:客户的名字' } }]
    const made = await post(server, '/judgement-search/api/v1/share/generateShareSecretKey', grants, { token })
    const key = made.json<{ result: string }>().result
    const secrets = [token, key, 'hush-hush', 'wrong field', 'alpha-member', '客户']
    expect(secrets.filter(secret => server.log.some(line => line.includes(secret)))).toEqual([])
  })
})
