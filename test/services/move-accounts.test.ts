/** `npm run accounts:move`: the embedded accounts move to PostgreSQL, completely or not at all. */
import { rmSync } from 'node:fs'
import { openDatabase, openAccountStore } from '../../server/accounts'
import { moveAccounts } from '../../server/accounts/move'
import { systemRuntime } from '../../server/runtime'
import { runCommand } from '../server/support/command'
import { temporarySchema } from '../server/support/postgres'
import { temporaryDir, RETENTION, testRuntime } from '../server/support/server'
import { CHEAP } from '../server/support/store'
import { patience } from '../support/time'

jest.setTimeout(patience(120_000))

const SAME = { ...RETENTION, passwordCost: CHEAP, dataKey: Buffer.alloc(32) }

let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => void (schema = await temporarySchema()))
afterEach(() => schema.drop())

const open = (databaseUrl: string) =>
  openAccountStore({ dataDir: '', databaseUrl, runtime: systemRuntime, demo: true, ...SAME })

const MOVED = [
  ...['accounts', 'identities', 'wechat_links', 'sessions', 'desk_entries', 'personal_tokens'],
  'news_orders',
  ...['attempts', 'tickets', 'share_keys', 'trial_applications', 'removal_requests', 'redactions'],
]

describe('npm run accounts:move', () => {
  const dataDir = temporaryDir()
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const move = (env: Record<string, string> = { DATABASE_URL: schema.url }) =>
    runCommand('server/admin/move-accounts.ts', [], { DATA_DIR: dataDir, ...env })

  let token = ''
  let key: string | undefined
  let owner = ''
  const savedSearch = { id: 'search:1', kind: 'search', body: '{}', editedAt: 1, base: 0 }
  beforeAll(async () => {
    const embedded = await openAccountStore({ dataDir, demo: true, runtime: systemRuntime, ...SAME })
    const account = await embedded.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
    owner = account.id
    await embedded.weChatLinks.link(owner, 'demo-office')
    await embedded.phones.set('demo-office', '13800138000')
    ;({ token } = await embedded.sessions.grant(account))
    await embedded.personalTokens.make(account, '助手')
    await embedded.workspace.sync(owner, { since: 0, changes: [savedSearch] })
    await embedded.alertSubscriptions.put({ account: owner, entry: savedSearch.id, order: 'date' })
    key = await embedded.shareKeys.mint([{ method: 'case_visual_interface', params: { query: 'é\0' } }], {
      ...{ account: account.id, visitor: 'v' },
    })
    await embedded.signIn('member', 'wrong', '192.0.2.1')
    await embedded.tickets.issue('state', 'web', 60_000)
    const form = {
      name: '王',
      phone: '13800000000',
      firm: '所',
      source: '',
      codetype: '',
      trycode: '',
      gdtVid: '',
      unionId: '',
      consent: 'v1',
    }
    await embedded.trialApplications.add(form)
    await embedded.close()
  })

  it('moves everything once, however often it runs', async () => {
    const counts = (moved: number[], existing: number[]) =>
      MOVED.map((table, at) => `${table}\t${moved[at]} moved, ${existing[at]} were there\n`).join('')
    const all = [5, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 0, 0]
    const none = all.map(() => 0)
    expect(await move()).toEqual({ code: 0, out: counts(all, none), err: '' })
    expect((await move()).out).toBe(counts(none, all))

    const store = await open(schema.url)
    expect((await store.sessions.find(token))?.name).toBe('李')
    expect(await store.shareKeys.open(key!, 'case_visual_interface')).toMatchObject({ ok: true })
    expect((await store.signIn('member', 'alpha-member', '192.0.2.1')).kind).toBe('in')
    expect(await store.alertSubscriptions.list(owner)).toEqual([savedSearch.id])
    expect((await store.weChatLinks.openedBy(owner))?.id).toBe('demo-office')
    expect((await store.phones.ownerOf('13800138000'))?.id).toBe('demo-office')
    expect(await store.workspace.sync(owner, { since: 0, changes: [] })).toMatchObject({
      cursor: 1,
      entries: [{ id: savedSearch.id, version: 1 }],
    })
    await store.close()
  })

  it('moves nothing if a login name belongs to somebody else', async () => {
    const store = await open(schema.url)
    await store.close()
    await schema.query("UPDATE accounts SET id = 'another' WHERE id = 'demo-member'")
    await schema.query("DELETE FROM accounts WHERE demo = 1 AND id <> 'another'")
    const { code, err } = await move()
    expect([code, err]).toEqual([1, "Nothing was moved: the login name member is another account's there.\n"])
    expect(await schema.query('SELECT id FROM accounts')).toEqual([{ id: 'another' }])
  })

  it('names missing settings', async () => {
    expect((await move({})).err).toMatch(/^DATA_DIR=… DATABASE_URL=… npm run accounts:move\n/)
    expect((await move({ DATABASE_URL: schema.url, DATA_DIR: '/tmp/none-here' })).err).toBe(
      'There is no accounts.db in DATA_DIR /tmp/none-here.\n',
    )
  })

  it('is one transaction', async () => {
    const to = await openDatabase({ dataDir: '', databaseUrl: schema.url }, systemRuntime)
    const from = await openDatabase({ dataDir }, testRuntime())
    const broken = {
      ...from,
      all: async (sql: string) => (sql.includes('trial_') ? Promise.reject(new Error('broken')) : from.all(sql)),
    }
    await expect(moveAccounts(broken as typeof from, to)).rejects.toThrow('broken')
    expect(await to.all('SELECT id FROM accounts')).toEqual([])
    await Promise.all([from.close(), to.close()])
  })
})
