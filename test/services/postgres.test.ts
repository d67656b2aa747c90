/** PostgreSQL as it is met: misspelt, away, in the middle of a restart, with what an earlier server kept. */
import { connect, createServer, type Server, type Socket } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { rmSync } from 'node:fs'
import { openDatabase, openStore, type Store } from '../../server/accounts'
import { moveAll } from '../../server/accounts/move'
import { realRuntime } from '../../server/runtime'
import { runCommand } from '../server/support/command'
import { temporarySchema } from '../server/support/postgres'
import { temporaryDir, TERMS, testRuntime } from '../server/support/server'
import { CHEAP } from '../server/support/store'
import { eventually, patience } from '../support/time'

jest.setTimeout(patience(120_000))

const SAME = { ...TERMS, passwordCost: CHEAP, dataKey: Buffer.alloc(32) }

let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => void (schema = await temporarySchema()))
afterEach(() => schema.drop())

const open = (databaseUrl: string, onTrouble?: (error: Error) => void) =>
  openStore({
    ...{
      dataDir: '',
      databaseUrl,
      runtime: realRuntime,
      demo: true,
      ...SAME,
      onTrouble,
    },
  })

describe('DATABASE_URL', () => {
  const refused = (url: string) =>
    open(url).then(
      () => undefined,
      (error: Error) => error.message,
    )

  it.each([
    [
      'nobody listens',
      'postgres://root@127.0.0.1:5999/test',
      /^DATABASE_URL cannot be used: .*ECONNREFUSED 127\.0\.0\.1:5999\.$/,
    ],
    [
      'there is no such user',
      'postgres://nobody_here:hush@127.0.0.1:5432/test',
      /^DATABASE_URL cannot be used: .*role "nobody_here" does not exist\.$/,
    ],
    [
      'there is no such database',
      'postgres://postgres@127.0.0.1:5432/none_here',
      /^DATABASE_URL cannot be used: database "none_here" does not exist\.$/,
    ],
    [
      'the certificate is missing',
      'postgres://postgres@127.0.0.1:5432/test?sslmode=verify-full&sslrootcert=/none.pem',
      /^DATABASE_URL cannot be used: ENOENT.*\/none\.pem.*\.$/,
    ],
    [
      'a newer server wrote it',
      '',
      /^DATABASE_URL cannot be used: it was written by a newer version of this server\.$/,
    ],
  ])('is told in one sentence where %s', async (_what, url, sentence) => {
    if (!url) {
      await (await open(schema.url)).close()
      await schema.ask('UPDATE schema_version SET version = 99')
    }
    const said = await refused(url || schema.url)
    expect(said).toMatch(sentence)
    expect(said).not.toContain('hush')
  })

  it('that is wrong ends the start with 1 and that sentence', async () => {
    const env = {
      DATABASE_URL: 'postgres://root:hush@127.0.0.1:5999/test',
      DATA_DIR: '/tmp',
      CORPUS: 'none',
      PORT: '0',
    }
    const { code, out, err } = await runCommand('server/main.ts', [], env)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^DATABASE_URL cannot be used: .*ECONNREFUSED 127\.0\.0\.1:5999\.\n$/)
    const misspelt = await runCommand('server/main.ts', [], { ...env, DATABASE_URL: 'mysql://root:hush@host/test' })
    expect(misspelt.err).toBe('DATABASE_URL must be an address such as postgres://user:password@host:5432/database.\n')
  })
})

/** Stands before the database, and can be away. */
async function doorTo(port: number) {
  const sockets = new Set<Socket>()
  let isOpen = true
  const server: Server = createServer(client => {
    sockets.add(client)
    client.on('error', () => undefined)
    if (!isOpen) return client.destroy()
    const database = connect(port, '127.0.0.1')
    sockets.add(database)
    database.on('error', () => client.destroy())
    client.on('close', () => database.destroy())
    database.on('close', () => client.destroy())
    client.pipe(database).pipe(client)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    shut() {
      isOpen = false
      sockets.forEach(socket => socket.destroy())
    },
    open: () => void (isOpen = true),
    async end() {
      sockets.forEach(socket => socket.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}

it('a database that can only be read, as a standby, is told apart from one that can be written', async () => {
  const store = await open(schema.url)
  await store.tryWriting()
  await schema.ask(
    `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'only reading is left'; END $$ LANGUAGE plpgsql`,
  )
  await schema.ask('CREATE TRIGGER refuse BEFORE UPDATE ON schema_version EXECUTE FUNCTION refuse()')
  await expect(store.tryWriting()).rejects.toThrow('only reading is left')
  await store.close()
})

describe('a database that goes away under load', () => {
  let door: Awaited<ReturnType<typeof doorTo>>
  let store: Store
  let troubles: string[]
  beforeEach(async () => {
    door = await doorTo(5432)
    const url = new URL(schema.url)
    url.port = String(door.port)
    troubles = []
    store = await open(url.href, error => void troubles.push(error.message))
  })
  afterEach(async () => {
    await store.close()
    await door.end()
  })

  it('is waited for: who only reads sees nothing of it', async () => {
    const { token } = await store.sessions.grant((await store.accounts.find('demo-member'))!)
    await Promise.all(Array.from({ length: 20 }, () => store.sessions.find(token)))
    door.shut()
    const asked = Promise.all(Array.from({ length: 50 }, () => store.sessions.find(token)))
    await eventually(() => expect(troubles).toHaveLength(1))
    door.open()
    expect(new Set((await asked).map(account => account?.id))).toEqual(new Set(['demo-member']))
    expect(troubles).toHaveLength(1)
  })

  it('refuses after a while, and all is well when it is back', async () => {
    door.shut()
    const failed = await store.tickets.issue('state', 'web', 1000).catch((error: Error) => error.message)
    expect(failed).toMatch(/^PostgreSQL: /)
    door.open()
    const ticket = await store.tickets.issue('state', 'web', 60_000)
    expect(await store.tickets.spend('state', ticket)).toMatchObject({ ok: true })
  })

  it('ends its connections one by one, and work goes on', async () => {
    const { token } = await store.sessions.grant((await store.accounts.find('demo-member'))!)
    let asking = true
    const found = new Set<string | undefined>()
    const ask = async () => {
      while (asking) found.add((await store.sessions.find(token))?.id)
    }
    const load = Promise.all(Array.from({ length: 8 }, ask))
    for (let round = 0; round < 5; round++) await schema.hangUp()
    asking = false
    await load
    expect([...found]).toEqual(['demo-member'])
  })
})

describe('the clock', () => {
  it('is the database’s: a server that is an hour ahead ends nothing, and one behind keeps nothing', async () => {
    const at = (hours: number) => ({ ...realRuntime, now: () => new Date(Date.now() + hours * 3600_000) })
    const place = {
      dataDir: '',
      databaseUrl: schema.url,
      demo: true,
      ...SAME,
    }
    const [ahead, behind] = [
      await openStore({ ...place, runtime: at(1) }),
      await openStore({ ...place, runtime: at(-1) }),
    ]
    const early = await behind.tickets.issue('state', 'web', 60_000)
    expect(await ahead.tickets.peek('state', early)).toMatchObject({ ok: true })
    const short = await ahead.tickets.issue('state', 'web', 1)
    await eventually(async () =>
      expect(await behind.tickets.peek('state', short)).toEqual({ ok: false, why: 'expired' }),
    )
    await Promise.all([ahead.close(), behind.close()])
  })
})

const MOVED = [
  ...['accounts', 'identities', 'wechat_links', 'sessions', 'desk_entries', 'news_orders'],
  ...['attempts', 'tickets', 'share_keys', 'trial_applications'],
]

describe('npm run accounts:move', () => {
  const dataDir = temporaryDir()
  afterAll(() => rmSync(dataDir, { recursive: true }))
  const move = (env: Record<string, string> = { DATABASE_URL: schema.url }) =>
    runCommand('server/admin/move-accounts.ts', [], { DATA_DIR: dataDir, ...env })

  let token = ''
  let key: string | undefined
  let owner = ''
  const kept = { id: 'search:1', kind: 'search', body: '{}', editedAt: 1, base: 0 }
  beforeAll(async () => {
    const embedded = await openStore({ dataDir, demo: true, runtime: realRuntime, ...SAME })
    const account = await embedded.accounts.forIdentity({ provider: 'wechat', subjects: ['open o'], name: '李' })
    owner = account.id
    await embedded.weChatLinks.link(owner, 'demo-office')
    await embedded.phones.set('demo-office', '13800138000')
    ;({ token } = await embedded.sessions.grant(account))
    await embedded.desk.sync(owner, { since: 0, changes: [kept] })
    await embedded.newsOrders.put({ account: owner, entry: kept.id, order: 'date' })
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

  it('moves everything once, however often it is called', async () => {
    const counts = (moved: number[], known: number[]) =>
      MOVED.map((table, at) => `${table}\t${moved[at]} moved, ${known[at]} were there\n`).join('')
    const all = [5, 1, 1, 1, 1, 1, 3, 1, 1, 1]
    const none = all.map(() => 0)
    expect(await move()).toEqual({ code: 0, out: counts(all, none), err: '' })
    expect((await move()).out).toBe(counts(none, all))

    const store = await open(schema.url)
    expect((await store.sessions.find(token))?.name).toBe('李')
    expect(await store.shareKeys.open(key!, 'case_visual_interface')).toMatchObject({ ok: true })
    expect((await store.signIn('member', 'alpha-member', '192.0.2.1')).kind).toBe('in')
    expect(await store.newsOrders.of(owner)).toEqual([kept.id])
    expect((await store.weChatLinks.openedBy(owner))?.id).toBe('demo-office')
    expect((await store.phones.ownerOf('13800138000'))?.id).toBe('demo-office')
    expect(await store.desk.sync(owner, { since: 0, changes: [] })).toMatchObject({
      cursor: 1,
      entries: [{ id: kept.id, version: 1 }],
    })
    await store.close()
  })

  it('moves nothing where a login name is somebody else’s', async () => {
    const store = await open(schema.url)
    await store.close()
    await schema.ask("UPDATE accounts SET id = 'another' WHERE id = 'demo-member'")
    await schema.ask("DELETE FROM accounts WHERE demo = 1 AND id <> 'another'")
    const { code, err } = await move()
    expect([code, err]).toEqual([1, "Nothing was moved: the login name member is another account's there.\n"])
    expect(await schema.ask('SELECT id FROM accounts')).toEqual([{ id: 'another' }])
  })

  it('says what it needs', async () => {
    expect((await move({})).err).toMatch(/^DATA_DIR=… DATABASE_URL=… npm run accounts:move\n/)
    expect((await move({ DATABASE_URL: schema.url, DATA_DIR: '/tmp/none-here' })).err).toBe(
      'There is no accounts.db in DATA_DIR /tmp/none-here.\n',
    )
  })

  it('is one piece of work, or none', async () => {
    const to = await openDatabase({ dataDir: '', databaseUrl: schema.url }, realRuntime)
    const from = await openDatabase({ dataDir }, testRuntime())
    const broken = {
      ...from,
      all: async (sql: string) => (sql.includes('trial_') ? Promise.reject(new Error('broken')) : from.all(sql)),
    }
    await expect(moveAll(broken as typeof from, to)).rejects.toThrow('broken')
    expect(await to.all('SELECT id FROM accounts')).toEqual([])
    await Promise.all([from.close(), to.close()])
  })
})
