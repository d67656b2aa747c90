/** A copy of what is kept of an account, and its end: by the services, and by the page without the app. */
import type { OwnData } from '@contract/own-data'
import { ACCOUNT_PATHS, USER_PATHS } from '@contract/paths'
import { hashPassword } from '../../server/accounts/passwords'
import { copy } from '../../server/copy'
import { startServer, type TestServer } from './support/server'
import { exchange, failureIn, get, post, submitForm, takeCode } from './support/visits'

const PASSWORD = 'the only password'
let server: TestServer
beforeEach(async () => {
  server = await startServer({ LOG_LEVEL: 'info' })
  const password = await hashPassword(PASSWORD, size => Buffer.alloc(size), 2 ** 10)
  for (const login of ['wang', 'zhang'])
    await server.store.accounts.create({ id: login, kind: 'member', name: login, login, password })
})
afterEach(() => server.close())

async function comeIn(login: string, password = PASSWORD) {
  const reply = await exchange(server, await takeCode(server, login, password))
  return { token: reply.json<{ data: { token: string } }>().data.token }
}
const isIn = async (who: { token: string }) => (await get(server, USER_PATHS.me, who)).statusCode === 200
const events = () =>
  server.log.map(line => JSON.parse(line) as { event?: string; account?: string }).filter(({ event }) => event)
const named = (event: string) => events().filter(line => line.event === event)

describe('the services', () => {
  it('answer nobody who is not logged in', async () => {
    expect(failureIn(await get(server, ACCOUNT_PATHS.ownData))).toMatchObject({ code: 401, id: 'login_required' })
    expect(failureIn(await post(server, ACCOUNT_PATHS.remove, {}))).toMatchObject({ code: 401, id: 'login_required' })
  })

  it('hand out a file with what is kept of who asks', async () => {
    const who = await comeIn('wang')
    await comeIn('zhang')
    const reply = await get(server, ACCOUNT_PATHS.ownData, who)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    const { data } = reply.json<{ data: OwnData }>()
    expect(data).toMatchObject({ account: { id: 'wang', login: 'wang' }, consent: { version: copy.privacy.version } })
    expect(data.sessions).toHaveLength(1)
    expect(reply.body).not.toContain(who.token)
    expect(reply.body).not.toContain('scrypt')
    expect(named('data_exported')).toMatchObject([{ account: 'wang' }])
  })

  it('name a provider in words', async () => {
    const account = await server.store.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
    const { token } = await server.store.sessions.grant(account)
    const { data } = (await get(server, ACCOUNT_PATHS.ownData, { token })).json<{ data: OwnData }>()
    expect(data.identities).toEqual([{ provider: '微信', subject: 'open o' }])
    expect((await post(server, ACCOUNT_PATHS.remove, {}, { token })).statusCode).toBe(200)
    expect(await isIn({ token })).toBe(false)
  })

  it('remove an account by its password, and no other', async () => {
    const [wang, zhang] = [await comeIn('wang'), await comeIn('zhang')]
    const remove = (password?: string) => post(server, ACCOUNT_PATHS.remove, { password }, wang)
    for (const wrong of [undefined, 'guess'])
      expect(failureIn(await remove(wrong))).toMatchObject({ code: 400, id: 'password_wrong' })
    expect(await isIn(wang)).toBe(true)
    expect((await remove(PASSWORD)).json()).toEqual({ isSuccess: true, data: null })
    expect([await isIn(wang), await isIn(zhang)]).toEqual([false, true])
    expect(named('password_wrong')).toHaveLength(2)
    expect(named('account_removed')).toMatchObject([{ account: 'wang' }])
  })

  it('lock out who guesses', async () => {
    const who = await comeIn('wang')
    for (let time = 0; time < 5; time++) await post(server, ACCOUNT_PATHS.remove, { password: 'guess' }, who)
    const reply = await post(server, ACCOUNT_PATHS.remove, { password: PASSWORD }, who)
    expect(failureIn(reply)).toMatchObject({ code: 429, id: 'password_locked' })
    expect(reply.headers['retry-after']).toBe('900')
    expect(await isIn(who)).toBe(true)
  })

  it('refuse the end of a demo account', async () => {
    const who = await comeIn('member', 'alpha-member')
    const reply = await post(server, ACCOUNT_PATHS.remove, { password: 'alpha-member' }, who)
    expect(failureIn(reply)).toMatchObject({ code: 403, id: 'demo_account' })
    expect(await isIn(who)).toBe(true)
  })
})

describe('the page', () => {
  const ask = (fields: Record<string, string>, headers?: Record<string, string>) =>
    submitForm(server, '/privacy/data', { name: 'wang', password: PASSWORD, ...fields }, headers)

  it('hands out the same file', async () => {
    const reply = await ask({ act: 'download' })
    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(reply.json<OwnData>().account).toMatchObject({ id: 'wang', name: 'wang' })
    expect(named('data_exported')).toMatchObject([{ account: 'wang' }])
  })

  it('ends an account', async () => {
    const who = await comeIn('wang')
    const reply = await ask({ act: 'remove' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/privacy/data/removed'])
    expect((await get(server, '/privacy/data/removed')).body).toContain(copy.ownData.doneTitle)
    expect(await isIn(who)).toBe(false)
    expect(named('account_removed')).toMatchObject([{ account: 'wang' }])
  })

  it.each([
    [{ act: '' }, 400, copy.ownData.noAct],
    [{ act: 'everything' }, 400, copy.ownData.noAct],
    [{ act: 'remove', password: '' }, 400, copy.login.empty],
    [{ act: 'remove', password: 'guess' }, 401, copy.login.wrong],
    [{ act: 'remove', name: 'member', password: 'alpha-member' }, 403, copy.refused.demo_account],
  ])('says what is wrong and does nothing: %j', async (fields: Record<string, string>, status, sentence) => {
    const reply = await ask(fields)
    expect(reply.statusCode).toBe(status)
    expect(reply.body).toContain(sentence)
    expect(await server.store.accounts.find('wang')).toBeDefined()
    expect(await server.store.accounts.find('demo-member')).toBeDefined()
  })

  it('takes no form from elsewhere', async () => {
    const reply = await ask({ act: 'remove' }, { cookie: '' })
    expect(reply.statusCode).toBe(403)
    expect(await server.store.accounts.find('wang')).toBeDefined()
  })

  it('lets a trial that is over have and end its account, and a disabled one nothing', async () => {
    const password = await hashPassword(PASSWORD, size => Buffer.alloc(size), 2 ** 10)
    await server.store.accounts.create({ kind: 'trial', name: '试', login: 'li', password, trialLasts: 1 })
    server.runtime.pass(1)
    expect((await ask({ name: 'li', act: 'download' })).statusCode).toBe(200)
    await server.store.accounts.setDisabled('wang', true)
    const reply = await ask({ act: 'remove' })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain(copy.refused.account_disabled)
  })
})
