import { readFileSync } from 'node:fs'
import { ORIGIN, startServer, type TestServer } from './support/server'
import { failureIn, get, logIn, post } from './support/visits'

let server: TestServer
beforeAll(async () => void (server = await startServer()))
afterAll(() => server.close())

const BASE = '/judgement-search/api/v1/share'
const DAY = 24 * 3600_000
const law = { method: 'lawregu_details_interface', params: { query: '全文:法', id: 'l1' } }
const visual = { method: 'case_visual_interface', params: { query: '' } }

const mint = (grants: unknown, headers = {}) => post(server, `${BASE}/generateShareSecretKey`, grants, headers)
const mintKey = async (grants: unknown, headers = {}) => (await mint(grants, headers)).json<{ result: string }>().result
const open = (secretKey: string, method = law.method) =>
  get(
    server,
    `${BASE}/getShareDataBySecretKey?${new URLSearchParams({ secretKey, method, fields: 'title' }).toString()}`,
  )

describe('a share key', () => {
  it('is 128 random bits, for guests and members', async () => {
    const reply = await mint([law])
    expect(reply.json()).toEqual({ status: 0, succeed: true, result: expect.stringMatching(/^[\w-]{22}$/) as string })
    const { token } = await logIn(server)
    expect(await mintKey([law], { token })).not.toBe(reply.json<{ result: string }>().result)
  })

  it('opens its content', async () => {
    const key = await mintKey([law, visual])
    expect((await open(key)).json()).toEqual({
      status: 0,
      succeed: true,
      result: { ...law, expiresAt: '2026-04-04T08:00:00.000Z' },
    })
    expect((await open(key, visual.method)).json()).toMatchObject({ result: { params: { query: '' } } })
  })

  it('opens nothing else', async () => {
    const key = await mintKey([visual])
    expect(failureIn(await open(key))).toMatchObject({ code: 403, status: 403, id: 'share_wrong_method' })
  })

  it.each(['A'.repeat(22), 'A'.repeat(32), "' OR 1=1 --", '%', '\u0000', ''])('%j is unknown', async key => {
    expect(failureIn(await open(key))).toMatchObject({ code: 404, id: 'share_unknown', isSuccess: false })
  })

  it.each(['k', 'A'.repeat(21)])('%j is a shortened key', async key => {
    expect(failureIn(await open(key))).toMatchObject({ code: 404, id: 'share_incomplete', isSuccess: false })
  })

  it('expires after thirty days, and is reported as expired for thirty more', async () => {
    const key = await mintKey([law])
    server.runtime.pass(30 * DAY - 1)
    expect((await open(key)).statusCode).toBe(200)
    server.runtime.pass(1)
    expect(failureIn(await open(key))).toMatchObject({ code: 410, id: 'share_expired' })
    await server.store.sweep()
    expect((await open(key)).statusCode).toBe(410)
    server.runtime.pass(30 * DAY)
    await server.store.sweep()
    expect((await open(key)).statusCode).toBe(404)
  })

  it('returns every text unchanged, and only requested data', async () => {
    const query = "全文:'; DROP TABLE share_keys; -- \ud800 \u0000 😀"
    const key = await mintKey([{ ...law, params: { query, token: 'secret' }, extra: 1 }])
    expect((await open(key)).json()).toMatchObject({ result: { params: { query } } })
    expect((await open(key)).body).not.toMatch(/secret|extra/)
    const bytes = readFileSync(`${server.dir}/data/accounts.db-wal`)
    expect([bytes.includes('DROP TABLE'), bytes.includes('"secret"')]).toEqual([true, false])
  })

  it.each([
    [[]],
    [{}],
    ['x'],
    [[{ method: 'all', params: { query: '' } }]],
    [[{ method: law.method }]],
    [[{ method: law.method, params: { query: 'x'.repeat(5001) } }]],
    [[law, law]],
    [Array.from({ length: 11 }, () => law)],
  ])('is not made for %j', async grants => {
    expect(failureIn(await mint(grants))).toMatchObject({ code: 400, id: 'invalid_request' })
  })

  it('is not made for a forged token', async () => {
    expect(failureIn(await mint([law], { token: 'forged' }))).toMatchObject({ code: 401, id: 'session_expired' })
  })

  it('opens by a known method only', async () => {
    expect(failureIn(await open(await mintKey([law]), 'everything'))).toMatchObject({
      code: 400,
      id: 'invalid_request',
    })
    expect((await get(server, `${BASE}/getShareDataBySecretKey`, { origin: ORIGIN })).statusCode).toBe(400)
  })

  it("ends with its maker's right to the content, and with the account", async () => {
    const { token } = await logIn(server, 'office')
    const key = await mintKey([law], { token })
    const { accounts } = server.store
    const { permissions } = (await accounts.find('demo-office'))!
    expect((await open(key)).statusCode).toBe(200)
    await accounts.setPermissions('demo-office', ['judgement'])
    expect(failureIn(await open(key))).toMatchObject({ code: 410, id: 'share_expired' })
    await accounts.setPermissions('demo-office', permissions)
    expect((await open(key)).statusCode).toBe(200)
    await accounts.setDisabled('demo-office', true)
    expect(failureIn(await open(key))).toMatchObject({ code: 410, id: 'share_expired' })
    await accounts.setDisabled('demo-office', false)
  })

  it('is refused, in a sentence, to a visitor with too many keys', async () => {
    const { mint: real } = server.store.shareKeys
    server.store.shareKeys.mint = async () => undefined
    expect(failureIn(await mint([law]))).toMatchObject({
      code: 429,
      id: 'share_quota',
      resultMsg: '您创建的分享链接过多，请在旧链接到期后再试',
    })
    server.store.shareKeys.mint = real
  })
})
