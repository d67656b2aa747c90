/** A WeChat login linked to an existing account. */
import type { WorkspaceReply } from '@contract/workspace'
import { ACCOUNT_PATHS, TRIAL_PATHS } from '@contract/lazy-paths'
import { WORKSPACE_PATHS, USER_PATHS } from '@contract/paths'
import type { Me, SessionGrant } from '@contract/user'
import { hashPassword } from '../../server/accounts/passwords'
import { copy } from '../../server/copy'
import { CHEAP } from './support/store'
import { startServer, type TestServer } from './support/server'
import { exchange, failureIn, get, loginInfo, post } from './support/visits'
import { startWeChat, type WeChatStandIn } from './support/wechat'

let weChat: WeChatStandIn
let server: TestServer

const SETTINGS = { WECHAT_MINI_APP_ID: 'wx-mini', WECHAT_MINI_APP_SECRET: 'mini-secret' }
const PHONE_PATH = '/wxa/business/getuserphonenumber'
const phoneAnswer = (phone: string, appid = 'wx-mini') => ({
  errcode: 0,
  phone_info: { phoneNumber: phone, purePhoneNumber: phone, countryCode: '86', watermark: { timestamp: 1, appid } },
})

const start = async (env: Record<string, string> = {}) => {
  server = await startServer({ ...SETTINGS, WECHAT_API_BASE: weChat.base, WECHAT_PHONE: 'yes', ...env })
}
beforeEach(async () => {
  weChat = await startWeChat()
  await start()
})
afterEach(async () => {
  await server.close()
  await weChat.close()
})

/** A mini-program user with that open id. */
async function logIn(openid = 'o1') {
  weChat.answers['/sns/jscode2session'] = { openid, session_key: 'k' }
  const { state } = await loginInfo(server, 'weapp')
  return exchange(server, { code: `code of ${openid}`, state })
}
const grantIn = (reply: Awaited<ReturnType<typeof logIn>>) => reply.json<{ data: SessionGrant }>().data
const tokenOf = async (openid?: string) => grantIn(await logIn(openid)).token
const link = (token: string, body: unknown) => post(server, ACCOUNT_PATHS.linkWeChat, body, { token })
const unlink = (token: string) => post(server, ACCOUNT_PATHS.unlinkWeChat, {}, { token })
const me = async (token: string) => (await get(server, USER_PATHS.me, { token })).json<{ data: Me }>().data

async function makeAccount(login: string, more: object = {}) {
  const password = await hashPassword(`${login}-password`, server.runtime.random, CHEAP)
  return (await server.store.accounts.create({ kind: 'office', name: login, login, password, officeId: '7', ...more }))!
}
const credentials = (login: string) => ({ name: login, password: `${login}-password` })

describe('by name and password', () => {
  it('opens the account at once, and by every later login, with its rights', async () => {
    const wang = await makeAccount('wang', { permissions: ['lawregu'] })
    const token = await tokenOf()
    expect((await me(token)).weChat).toEqual({ state: 'linkable', phone: true })
    const grant = grantIn(await link(token, credentials('wang')))
    expect(grant).toMatchObject({ userId: wang, officeId: '7', isNew3cUser: true })
    expect((await get(server, USER_PATHS.me, { token })).statusCode).toBe(401)
    expect(await me(grant.token)).toMatchObject({ name: 'wang', weChat: { state: 'linked' } })
    const later = grantIn(await logIn())
    expect(later.userId).toBe(wang)
    const rights = await post(server, USER_PATHS.officePermission, {}, { token: later.token })
    expect(rights.json()).toMatchObject({ data: { permissionList: [{ permission: 'lawregu' }] } })
  })

  it('leaves the first login of a user without a link unchanged', async () => {
    const { userId } = grantIn(await logIn())
    expect(await server.store.accounts.find(userId)).toMatchObject({ kind: 'member', name: copy.wechatUser })
    expect(grantIn(await logIn()).userId).toBe(userId)
  })

  it('copies the workspace to the account, whose own entries stay', async () => {
    const wang = await makeAccount('wang')
    const token = await tokenOf()
    const entry = (id: string, name: string) => ({
      id,
      kind: 'folder',
      body: `{"name":"${name}"}`,
      editedAt: 1,
      base: 0,
    })
    const mine = [entry('a', '微信'), ...Array.from({ length: 150 }, (_, at) => entry(`f${at}`, `夹${at}`))]
    await post(server, WORKSPACE_PATHS.sync, { since: 0, changes: mine }, { token })
    await server.store.workspace.sync(wang, { since: 0, changes: [entry('a', '账号')] })
    const grant = grantIn(await link(token, credentials('wang')))
    const reply = await post(server, WORKSPACE_PATHS.sync, { since: 0, changes: [] }, { token: grant.token })
    const { entries } = reply.json<{ data: WorkspaceReply }>().data
    expect(entries).toHaveLength(151)
    expect(entries.find(({ id }) => id === 'a')?.body).toContain('账号')
    await unlink(grant.token)
    const back = await post(server, WORKSPACE_PATHS.sync, { since: 0, changes: [] }, { token: await tokenOf() })
    expect(back.json<{ data: WorkspaceReply }>().data.entries).toHaveLength(151)
  })

  it.each<[string, () => Promise<unknown>, unknown, number, string]>([
    ['a wrong password', () => makeAccount('wang'), { name: 'wang', password: 'x' }, 400, 'link_wrong'],
    ['nobody’s name', async () => undefined, { name: 'nobody', password: 'x' }, 400, 'link_wrong'],
    ['a demo account', async () => undefined, { name: 'member', password: 'alpha-member' }, 403, 'link_demo'],
    [
      'a disabled account',
      async () => server.store.accounts.setDisabled(await makeAccount('wang'), true),
      credentials('wang'),
      403,
      'account_disabled',
    ],
    [
      'a trial that is over',
      async () => {
        await makeAccount('wang', { kind: 'trial', trialLasts: 1 })
        server.runtime.pass(2)
      },
      credentials('wang'),
      403,
      'trial_over',
    ],
    [
      'an account that is leaving',
      async () => server.store.pendingRemovals.schedule(await makeAccount('wang')),
      credentials('wang'),
      403,
      'account_leaving',
    ],
    ['neither name nor number', async () => undefined, {}, 400, 'invalid_request'],
  ])('refuses %s with a message, and the session continues', async (_, prepare, body, code, id) => {
    await prepare()
    const token = await tokenOf()
    expect(failureIn(await link(token, body))).toMatchObject({ code, id })
    expect((await me(token)).weChat?.state).toBe('linkable')
  })

  it('refuses an account with another WeChat login, and a WeChat login of another account', async () => {
    await makeAccount('wang')
    await makeAccount('li')
    const grant = grantIn(await link(await tokenOf('o1'), credentials('wang')))
    expect(failureIn(await link(await tokenOf('o2'), credentials('wang')))).toMatchObject({
      code: 409,
      id: 'link_account_taken',
      resultMsg: copy.errors.link_account_taken,
    })
    expect(failureIn(await link(grant.token, credentials('li')))).toMatchObject({ code: 403, id: 'link_no_wechat' })
  })

  it('refuses an account without a WeChat login, and tries no password', async () => {
    const wang = await makeAccount('wang')
    await makeAccount('li')
    const { token } = await server.store.sessions.grant((await server.store.accounts.find(wang))!)
    const signIn = jest.spyOn(server.store, 'signIn')
    expect(failureIn(await link(token, credentials('li')))).toMatchObject({ code: 403, id: 'link_no_wechat' })
    expect(signIn).not.toHaveBeenCalled()
  })

  it('counts guesses as the login does', async () => {
    await makeAccount('wang')
    const token = await tokenOf()
    for (let guess = 0; guess < 5; guess++) await link(token, { name: 'wang', password: `guess ${guess}` })
    const locked = await link(token, credentials('wang'))
    expect(failureIn(locked)).toMatchObject({ code: 429, id: 'password_locked' })
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(0)
  })

  it('needs a login', async () => {
    expect((await post(server, ACCOUNT_PATHS.linkWeChat, credentials('wang'))).statusCode).toBe(401)
    expect((await post(server, ACCOUNT_PATHS.unlinkWeChat, {})).statusCode).toBe(401)
  })

  it('lets nobody in by the WeChat account if it is disabled', async () => {
    await makeAccount('wang')
    const first = grantIn(await logIn())
    await link(first.token, credentials('wang'))
    await server.store.accounts.setDisabled(first.userId, true)
    expect(failureIn(await logIn())).toMatchObject({ code: 403, id: 'account_disabled' })
  })
})

describe('unlinking', () => {
  it('ends sessions begun by the link; the next login opens the former account', async () => {
    await makeAccount('wang')
    const before = grantIn(await logIn())
    const grant = grantIn(await link(before.token, credentials('wang')))
    expect((await unlink(grant.token)).json()).toMatchObject({ data: { unlinked: true } })
    expect((await get(server, USER_PATHS.me, { token: grant.token })).statusCode).toBe(401)
    expect(grantIn(await logIn()).userId).toBe(before.userId)
  })

  it('ends the session of an account that was restored through the link', async () => {
    await makeAccount('wang')
    const grant = grantIn(await link(await tokenOf(), credentials('wang')))
    await post(server, ACCOUNT_PATHS.remove, { password: 'wang-password' }, { token: grant.token })
    weChat.answers['/sns/jscode2session'] = { openid: 'o1', session_key: 'k' }
    const { state } = await loginInfo(server, 'weapp')
    expect(failureIn(await exchange(server, { code: 'again', state }))).toMatchObject({ id: 'account_leaving' })
    const { token } = grantIn(await post(server, USER_PATHS.restore, { state }))
    expect(await me(token)).toMatchObject({ name: 'wang', weChat: { state: 'linked' } })
    await server.store.weChatLinks.unlink(grant.userId)
    expect((await get(server, USER_PATHS.me, { token })).statusCode).toBe(401)
  })

  it('reports that there was no link', async () => {
    expect((await unlink(await tokenOf())).json()).toMatchObject({ data: { unlinked: false } })
  })
})

describe("by WeChat's phone number", () => {
  const code = { phoneCode: 'phone-code' }

  it('opens the account with the number', async () => {
    const wang = await makeAccount('wang')
    await server.store.phones.set(wang, '13800138000')
    weChat.answers[PHONE_PATH] = phoneAnswer('13800138000')
    expect(grantIn(await link(await tokenOf(), code)).userId).toBe(wang)
    expect(weChat.requests.find(({ path }) => path === PHONE_PATH)).toEqual({
      path: PHONE_PATH,
      query: { access_token: 'ticket' },
      body: { code: 'phone-code' },
    })
    expect(server.log.join('')).not.toMatch(/13800138000|phone-code/)
  })

  it.each<[string, unknown, number, string]>([
    ['a number that no account has', phoneAnswer('13800138001'), 404, 'phone_unknown'],
    ['a code that is used or over', { errcode: 40029, errmsg: 'invalid code' }, 400, 'phone_code_spent'],
    ['a code that was used', { errcode: 40163, errmsg: 'code been used' }, 400, 'phone_code_spent'],
    ['a code of another app', phoneAnswer('13800138000', 'wx-other'), 400, 'phone_code_spent'],
    ['a foreign number', phoneAnswer('4155550100'), 502, 'phone_unavailable'],
    ['a quota that is used up', { errcode: 1400001, errmsg: 'quota' }, 502, 'phone_unavailable'],
    ['an answer that is none', '<html>', 502, 'phone_unavailable'],
  ])('refuses %s with a message, and the session continues', async (_, answer, status, id) => {
    await server.store.phones.set(await makeAccount('wang'), '13800138000')
    weChat.answers[PHONE_PATH] = answer
    const token = await tokenOf()
    expect(failureIn(await link(token, code))).toMatchObject({ code: status, id })
    expect((await me(token)).weChat?.state).toBe('linkable')
  })

  it('retries with a new token if WeChat refuses the old one', async () => {
    weChat.answers[PHONE_PATH] = { errcode: 42001, errmsg: 'expired' }
    expect(failureIn(await link(await tokenOf(), code))).toMatchObject({ id: 'phone_unavailable' })
    expect(weChat.requests.filter(({ path }) => path === '/cgi-bin/stable_token')).toHaveLength(2)
    expect(weChat.requests.filter(({ path }) => path === PHONE_PATH)).toHaveLength(2)
  })

  it('is not offered without the setting', async () => {
    await server.close()
    await start({ WECHAT_PHONE: 'no' })
    const token = await tokenOf()
    expect((await me(token)).weChat).toEqual({ state: 'linkable', phone: false })
    expect(failureIn(await link(token, code))).toMatchObject({ code: 403, id: 'phone_off' })
    const reply = await post(server, TRIAL_PATHS.phone, { code: 'c' })
    expect(failureIn(reply)).toMatchObject({ code: 403, id: 'phone_off' })
  })
})

describe('applying for a trial from the mini-program', () => {
  const application = {
    name: ' 王律师 ',
    phone: '+86 138-0013-8000',
    firm: '砚岭律师事务所',
    source: '10',
    unionId: 'u1',
  }
  const form = async () => (await get(server, TRIAL_PATHS.form)).json<{ data: { consent: string } }>().data
  const apply = (body: unknown) => post(server, TRIAL_PATHS.apply, body)

  it('shows the consent, and accepts what the page for browsers accepts', async () => {
    expect(await form()).toEqual({ consent: copy.privacy.version, keptDays: 180, weChatPhone: true })
    const { consent } = await form()
    expect((await apply({ ...application, consent })).statusCode).toBe(200)
    expect((await apply({ ...application, consent })).statusCode).toBe(200)
    expect(await server.store.trialApplications.list()).toMatchObject([
      { name: '王律师', phone: '13800138000', firm: '砚岭律师事务所', source: '10', consent },
    ])
  })

  it.each([
    [{ name: ' ' }, 'trial_name'],
    [{ phone: '1380013800x' }, 'trial_phone'],
    [{ firm: '\u0007' }, 'trial_firm'],
    [{ consent: '' }, 'trial_consent'],
    [{ consent: 'an older version' }, 'trial_consent'],
  ])('refuses %j with a message', async (wrong, id) => {
    const { consent } = await form()
    const reply = await apply({ ...application, consent, ...wrong })
    expect(failureIn(reply)).toMatchObject({ code: 400, id })
    expect(await server.store.trialApplications.list()).toEqual([])
  })

  it("reads WeChat's number for the user with its code", async () => {
    weChat.answers[PHONE_PATH] = phoneAnswer('13800138000')
    const reply = await post(server, TRIAL_PATHS.phone, { code: 'c' })
    expect(reply.json()).toMatchObject({ data: { phone: '13800138000' } })
    weChat.answers[PHONE_PATH] = { errcode: 40029 }
    expect(failureIn(await post(server, TRIAL_PATHS.phone, { code: 'c' }))).toMatchObject({ id: 'phone_code_spent' })
  })
})
