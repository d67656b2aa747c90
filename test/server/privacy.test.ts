/** The privacy page, and its address. */
import { copy } from '../../server/copy'
import { DAY } from '../../server/runtime'
import { startServer, type TestServer } from './support/server'
import { authorizeUrl, get, loginInfo, openForm, submitForm } from './support/visits'

let server: TestServer | undefined
afterEach(() => server?.close())
const start = async (env: Record<string, string> = {}) => (server = await startServer(env))
const page = async () => (await get(server!, '/privacy')).body

const wechat = {
  ...{ WECHAT_APP_ID: 'wx1', WECHAT_APP_SECRET: 's1' },
  ...{ WECHAT_MINI_APP_ID: 'wx2', WECHAT_MINI_APP_SECRET: 's2' },
}

test('the page lists stored data and retention, from the settings of this server', async () => {
  await start({ SHARE_DAYS: '7', SESSION_IDLE_DAYS: '3', TRIAL_APPLICATION_DAYS: '90' })
  const body = await page()
  for (const span of ['7天后失效', '3天不用即失效', '最长30天', '90天', '10分钟内有效']) expect(body).toContain(span)
  expect(body).not.toMatch(/\{\w+\}/)
  expect(body).toContain(copy.privacy.version)
})

test('it lists only what this server does', async () => {
  const { items } = copy.privacy
  await start()
  const built = await page()
  expect(built).toContain(items.password.title)
  for (const absent of [items.wechat.title, items.phone.purpose, items.clicks.title])
    expect(built).not.toContain(absent)
  await server!.close()
  await start({ ...wechat, COLLECTOR_URL: 'https://collect.example.com/', TRIAL_URL: 'https://www.example.com/trial' })
  const other = await page()
  for (const text of [items.wechat.title, items.clicks.title, copy.privacy.othersWechat]) expect(other).toContain(text)
  // A member with a WeChat login may link an account with a password.
  for (const text of [items.password.title, items.phone.purpose]) expect(other).toContain(text)
  for (const absent of [items.trial.title, '/privacy/data']) expect(other).not.toContain(absent)
  expect((await get(server!, '/privacy/data')).statusCode).toBe(404)
})

test('it names the controller, or says that nobody is named', async () => {
  await start()
  expect(await page()).toContain(copy.privacy.operatorUnknown)
  expect(await page()).toContain(copy.privacy.contactUnknown)
  await server!.close()
  await start({ OPERATOR_NAME: '砚岭<科技>', OPERATOR_CONTACT: 'privacy@example.com' })
  expect(await page()).toContain('本服务由砚岭&lt;科技&gt;运营')
  expect(await page()).toContain('privacy@example.com')
})

test('it says where data are stored, by whom, and how long logs are, or that the operator did not say', async () => {
  await start()
  const unset = await page()
  for (const text of [copy.privacy.placeUnknown, copy.privacy.processorsUnknown, copy.privacy.logUnknown])
    expect(unset).toContain(text)
  await server!.close()
  await start({ STORAGE_PLACE: '上海市', DATA_PROCESSORS: '某云（托管）', LOG_DAYS: '200' })
  const set = await page()
  for (const text of ['存储在上海市', '某云（托管）', '至少六个月；本服务保存200天']) expect(set).toContain(text)
})

test('it tells about children, complaints, and people named in documents', async () => {
  await start()
  const body = await page()
  for (const text of [copy.privacy.minorsText, copy.privacy.complaintsText, 'href="/removal"'])
    expect(body).toContain(text)
})

test("an operator's own page replaces it everywhere, and consent refers to it", async () => {
  const privacyUrl = 'https://www.example.com/privacy'
  await start({ PRIVACY_URL: privacyUrl })
  const reply = await get(server!, '/privacy')
  expect([reply.statusCode, reply.headers.location]).toEqual([302, privacyUrl])
  const login = authorizeUrl(await loginInfo(server!))
  for (const form of [login, '/trial']) expect((await get(server!, form)).body).toContain(`href="${privacyUrl}"`)
  await submitForm(server!, '/trial', { name: '王', phone: '13800138000', firm: '所' })
  expect(await server!.store.trialApplications.list()).toMatchObject([{ consent: privacyUrl }])
})

describe('the login page', () => {
  beforeEach(() => start())
  const attempt = async (fields: Record<string, string>) =>
    submitForm(server!, authorizeUrl(await loginInfo(server!)), fields)

  it('requires consent, by a box that is not ticked beforehand, and keeps the typed text', async () => {
    const { reply: page } = await openForm(server!, authorizeUrl(await loginInfo(server!)))
    expect(page.body).not.toMatch(/name="consent"[^>]*checked/)
    expect(page.body).toContain('href="/privacy"')
    const reply = await attempt({ name: 'member', password: 'alpha-office', consent: '' })
    expect(reply.statusCode).toBe(400)
    expect(reply.headers['cache-control']).toBe('no-store')
    expect(reply.body).toContain(copy.consent.missing)
    expect(reply.body).toMatch(/name="name"[^>]*value="member"/)
    expect(reply.body).toMatch(/name="password"[^>]*value="alpha-office"/)
  })

  it('stores the version of the consent, and its first time', async () => {
    const noted = async () => (await server!.store.personalData.facts('demo-member'))?.consent
    expect(await noted()).toBeUndefined()
    const first = server!.runtime.now().toISOString()
    await attempt({ name: 'member', password: 'alpha-member' })
    server!.runtime.pass(DAY)
    await attempt({ name: 'member', password: 'alpha-member' })
    expect(await noted()).toEqual({ version: copy.privacy.version, at: first })
  })
})
