/** Export and removal of an account's data: by the services, and by the page without the app. */
import type { PersonalData } from '@contract/personal-data'
import { ACCOUNT_PATHS } from '@contract/lazy-paths'
import { USER_PATHS } from '@contract/paths'
import { hashPassword } from '../../server/accounts/passwords'
import { REMOVAL_GRACE } from '../../server/accounts/pending-removals'
import { ARCHIVE_FILES } from '@domain/workspace/archive'
import { copy, fillPlaceholders } from '../../server/copy'
import { bodyOf, paragraphsOf, unzip } from '../support/docx'
import { startServer, type TestServer } from './support/server'
import { asBrowser, exchange, failureIn, get, post, submitForm, takeCode } from './support/visits'

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
  it('answer no guest', async () => {
    expect(failureIn(await get(server, ACCOUNT_PATHS.personalData))).toMatchObject({ code: 401, id: 'login_required' })
    expect(failureIn(await post(server, ACCOUNT_PATHS.remove, {}))).toMatchObject({ code: 401, id: 'login_required' })
  })

  it('return a file with all data of the account', async () => {
    const who = await comeIn('wang')
    await comeIn('zhang')
    const reply = await get(server, ACCOUNT_PATHS.personalData, who)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    const { data } = reply.json<{ data: PersonalData }>()
    expect(data).toMatchObject({ account: { id: 'wang', login: 'wang' }, consent: { version: copy.privacy.version } })
    expect(data.sessions).toHaveLength(1)
    expect(reply.body).not.toContain(who.token)
    expect(reply.body).not.toContain('scrypt')
    expect(named('data_exported')).toMatchObject([{ account: 'wang' }])
  })

  it('name a provider in words', async () => {
    const account = await server.store.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
    const { token } = await server.store.sessions.grant(account)
    const { data } = (await get(server, ACCOUNT_PATHS.personalData, { token })).json<{ data: PersonalData }>()
    expect(data.identities).toEqual([{ provider: '微信', subject: 'open o' }])
    const { id } = await server.store.accounts.forIdentity({ provider: 'later', subjects: ['s'], name: '王' })
    const granted = await server.store.sessions.grant((await server.store.accounts.find(id))!)
    const other = (await get(server, ACCOUNT_PATHS.personalData, { token: granted.token })).json<{
      data: PersonalData
    }>()
    expect(other.data.identities).toEqual([{ provider: 'later', subject: 's' }])
    expect((await post(server, ACCOUNT_PATHS.remove, {}, { token })).statusCode).toBe(200)
    expect(await isIn({ token })).toBe(false)
  })

  it('remove an account with its password, and no other', async () => {
    const [wang, zhang] = [await comeIn('wang'), await comeIn('zhang')]
    const remove = (password?: string) => post(server, ACCOUNT_PATHS.remove, { password }, wang)
    for (const wrong of [undefined, 'guess'])
      expect(failureIn(await remove(wrong))).toMatchObject({ code: 400, id: 'password_wrong' })
    expect(await isIn(wang)).toBe(true)
    const leavesAt = new Date(server.runtime.now().getTime() + REMOVAL_GRACE).toISOString()
    expect((await remove(PASSWORD)).json()).toEqual({ isSuccess: true, data: { leavesAt } })
    expect([await isIn(wang), await isIn(zhang)]).toEqual([false, true])
    expect(named('password_wrong')).toHaveLength(2)
    expect(named('account_removed')).toMatchObject([{ account: 'wang' }])
  })

  it('lock the account after guesses', async () => {
    const who = await comeIn('wang')
    for (let time = 0; time < 5; time++) await post(server, ACCOUNT_PATHS.remove, { password: 'guess' }, who)
    const reply = await post(server, ACCOUNT_PATHS.remove, { password: PASSWORD }, who)
    expect(failureIn(reply)).toMatchObject({ code: 429, id: 'password_locked' })
    expect(reply.headers['retry-after']).toBe('900')
    expect(await isIn(who)).toBe(true)
  })

  it('return an archive: data for programs, and the workspace as a document', async () => {
    const who = await comeIn('wang')
    const body = (value: object) => JSON.stringify(value)
    const bookmark = { route: 'law-detail', params: { id: 'law-1' }, library: '法规', citation: '', keptAt: 1 }
    const note = { on: 'law law-1', route: 'law-detail', params: {}, citation: '', colour: 'gold', madeAt: 1 }
    const spots = [{ passage: 0, from: 0, quote: '诚信' }]
    const entries = [
      ['f', 'folder', { name: '甲案', colour: 'ok', order: 1 }],
      ['law law-1', 'document', { ...bookmark, title: '民法典', folders: ['f'], remark: '要查' }],
      ['law law-2', 'document', { ...bookmark, title: '公司法', folders: [] }],
      ['n1', 'note', { ...note, title: '民法典', spots, text: '写下的' }],
      ['n2', 'note', { ...note, on: 'law law-9', title: '刑法', spots }],
      ['s', 'search', { name: '违约金', library: 'case', query: '', known: [], lookedAt: 1 }],
      ['odd', 'unheard', { title: '别的' }],
    ] as const
    const changes = entries.map(([id, kind, value]) => ({ id, kind, body: body(value), editedAt: 1, base: 0 }))
    await server.store.workspace.sync('wang', { since: 0, changes })
    const reply = await get(server, ACCOUNT_PATHS.personalDataFile, who)
    expect(reply.headers['content-type']).toBe('application/zip')
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('我的数据.zip'))
    const files = unzip(reply.rawPayload)
    expect(Object.keys(files)).toEqual([ARCHIVE_FILES.data, ARCHIVE_FILES.desk])
    const data = JSON.parse(files[ARCHIVE_FILES.data]!.toString()) as PersonalData
    expect(data.desk.map(({ id }) => id)).toEqual(entries.map(([id]) => id).sort())
    const words = paragraphsOf(bodyOf(files[ARCHIVE_FILES.desk]!)).filter(Boolean)
    expect(words.join('|')).toContain(
      '甲案|1. 民法典|法规|备注：要查|“诚信”|写下的|未归入案件夹|1. 公司法|法规|其他划线与笔记|1. 刑法|“诚信”|订阅的检索|1. 违约金',
    )
  })

  it('make one archive of an account at a time', async () => {
    const who = await comeIn('wang')
    const codes = async (count: number) => {
      const replies = Array.from({ length: count }, () => get(server, ACCOUNT_PATHS.personalDataFile, who))
      return (await Promise.all(replies)).map(({ statusCode }) => statusCode).sort()
    }
    expect([await codes(3), await codes(1)]).toEqual([[200, 429, 429], [200]])
  })

  it('add no document of an empty workspace', async () => {
    const reply = await get(server, ACCOUNT_PATHS.personalDataFile, await comeIn('wang'))
    expect(Object.keys(unzip(reply.rawPayload))).toEqual([ARCHIVE_FILES.data])
  })

  it('clear a workspace, and no other', async () => {
    const change = { id: 'a', kind: 'document', body: '{}', editedAt: 1, base: 0 }
    for (const account of ['wang', 'zhang']) await server.store.workspace.sync(account, { since: 0, changes: [change] })
    const reply = await post(server, ACCOUNT_PATHS.clearWorkspace, {}, await comeIn('wang'))
    expect(reply.json()).toEqual({ isSuccess: true, data: { cleared: 1 } })
    const remainingEntries = async (account: string) => {
      let count = 0
      for await (const entry of server.store.personalData.entries(account)) count += Number(entry.id === 'a')
      return count
    }
    expect([await remainingEntries('wang'), await remainingEntries('zhang')]).toEqual([0, 1])
    expect(named('desk_cleared')).toMatchObject([{ account: 'wang', count: 1 }])
  })

  it('refuse to end a demo account', async () => {
    const who = await comeIn('member', 'alpha-member')
    const reply = await post(server, ACCOUNT_PATHS.remove, { password: 'alpha-member' }, who)
    expect(failureIn(reply)).toMatchObject({ code: 403, id: 'demo_account' })
    expect(await isIn(who)).toBe(true)
  })
})

describe('an ended account', () => {
  async function logIn(login = 'wang') {
    const taken = await takeCode(server, login, PASSWORD)
    return { state: taken.state, reply: await exchange(server, taken) }
  }
  const restore = (state: string, headers?: Record<string, string>) =>
    post(server, USER_PATHS.restore, { state }, headers)
  const leave = async () => post(server, ACCOUNT_PATHS.remove, { password: PASSWORD }, await comeIn('wang'))

  it('is restored when its owner wants it', async () => {
    await leave()
    const { state, reply } = await logIn()
    expect(failureIn(reply)).toMatchObject({ code: 403, id: 'account_leaving' })
    const restored = await restore(state)
    const { token } = restored.json<{ data: { token: string } }>().data
    expect(await isIn({ token })).toBe(true)
    expect(failureIn(await restore(state))).toMatchObject({ id: 'state_used' })
    expect((await logIn()).reply.statusCode).toBe(200)
    expect(named('account_restored')).toMatchObject([{ account: 'wang' }])
  })

  it('is restored only with its own state, in its own browser, and in time', async () => {
    await leave()
    expect(failureIn(await restore('made up'))).toMatchObject({ code: 400, id: 'state_unknown' })
    const { state } = await logIn()
    expect(failureIn(await restore(state, asBrowser('another')))).toMatchObject({ id: 'state_unknown' })
    server.runtime.pass(REMOVAL_GRACE - 1000)
    const late = await logIn()
    server.runtime.pass(1000)
    expect(failureIn(await restore(late.state))).toMatchObject({ code: 403, id: 'account_gone' })
  })

  it('can still be exported on the page', async () => {
    await leave()
    const reply = await submitForm(server, '/privacy/data', { name: 'wang', password: PASSWORD, act: 'download' })
    expect(reply.json<PersonalData>().account.leavesAt).toBeDefined()
  })
})

describe('the page', () => {
  const ask = (fields: Record<string, string>, headers?: Record<string, string>) =>
    submitForm(server, '/privacy/data', { name: 'wang', password: PASSWORD, ...fields }, headers)

  it('returns the same file', async () => {
    const reply = await ask({ act: 'download' })
    expect(reply.headers['content-disposition']).toBe('attachment; filename="my-data.json"')
    expect(reply.json<PersonalData>().account).toMatchObject({ id: 'wang', name: 'wang' })
    expect(named('data_exported')).toMatchObject([{ account: 'wang' }])
  })

  it('ends an account', async () => {
    const who = await comeIn('wang')
    const reply = await ask({ act: 'remove' })
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/privacy/data/removed'])
    expect((await get(server, '/privacy/data/removed')).body).toContain(
      fillPlaceholders(copy.personalData.done, { grace: '7天' }),
    )
    expect(await isIn(who)).toBe(false)
    expect(named('account_removed')).toMatchObject([{ account: 'wang' }])
  })

  it.each([
    [{ act: '' }, 400, copy.personalData.noAct],
    [{ act: 'everything' }, 400, copy.personalData.noAct],
    [{ act: 'remove', password: '' }, 400, copy.login.empty],
    [{ act: 'remove', password: 'guess' }, 401, copy.login.wrong],
    [{ act: 'remove', name: 'member', password: 'alpha-member' }, 403, copy.errors.demo_account],
  ])('reports an error and changes nothing: %j', async (fields: Record<string, string>, status, sentence) => {
    const reply = await ask(fields)
    expect(reply.statusCode).toBe(status)
    expect(reply.body).toContain(sentence)
    expect(await server.store.accounts.find('wang')).toBeDefined()
    expect(await server.store.accounts.find('demo-member')).toBeDefined()
  })

  it('locks the account after guesses, and says for how long', async () => {
    for (let time = 0; time < 5; time++) await ask({ act: 'remove', password: 'guess' })
    const reply = await ask({ act: 'remove' })
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([429, '900'])
    expect(reply.body).toContain('15分钟')
    expect(await server.store.accounts.find('wang')).toMatchObject({ leavesAt: undefined })
    expect(named('login_locked')).not.toEqual([])
  })

  it.each([
    [{ kind: 'locked', retryIn: 60_000 }, 429, '1分钟'],
    [{ kind: 'wrong' }, 401, copy.login.wrong],
    [{ kind: 'gone' }, 401, copy.login.wrong],
  ] as const)('does not report an end that another request prevented: %j', async (outcome, status, sentence) => {
    jest.spyOn(server.store, 'removeAccount').mockResolvedValue(outcome)
    const reply = await ask({ act: 'remove' })
    expect(reply.statusCode).toBe(status)
    expect(reply.body).toContain(sentence)
    expect(named('account_removed')).toEqual([])
  })

  it('refuses a form of another site', async () => {
    const reply = await ask({ act: 'remove' }, { cookie: '' })
    expect(reply.statusCode).toBe(403)
    expect(await server.store.accounts.find('wang')).toBeDefined()
  })

  it('serves an expired trial, and no disabled account', async () => {
    const password = await hashPassword(PASSWORD, size => Buffer.alloc(size), 2 ** 10)
    await server.store.accounts.create({ kind: 'trial', name: '试', login: 'li', password, trialLasts: 1 })
    server.runtime.pass(1)
    expect((await ask({ name: 'li', act: 'download' })).statusCode).toBe(200)
    await server.store.accounts.setDisabled('wang', true)
    const reply = await ask({ act: 'remove' })
    expect(reply.statusCode).toBe(403)
    expect(reply.body).toContain(copy.errors.account_disabled)
  })
})
