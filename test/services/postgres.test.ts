/** PostgreSQL with a wrong address, away, or restarting. */
import { openAccountStore, type AccountStore } from '../../server/accounts'
import { systemRuntime } from '../../server/runtime'
import { runCommand } from '../server/support/command'
import { temporarySchema } from '../server/support/postgres'
import { RETENTION } from '../server/support/server'
import { CHEAP } from '../server/support/store'
import { eventually, patience } from '../support/time'
import { doorTo } from './support/door'

jest.setTimeout(patience(120_000))

const SAME = { ...RETENTION, passwordCost: CHEAP, dataKey: Buffer.alloc(32) }

let schema: Awaited<ReturnType<typeof temporarySchema>>
beforeEach(async () => void (schema = await temporarySchema()))
afterEach(() => schema.drop())

const open = (databaseUrl: string, onTrouble?: (error: Error) => void) =>
  openAccountStore({
    ...{
      dataDir: '',
      databaseUrl,
      runtime: systemRuntime,
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
  ])('is reported in one sentence if %s', async (_what, url, sentence) => {
    if (!url) {
      await (await open(schema.url)).close()
      await schema.query('UPDATE schema_version SET version = 99')
    }
    const message = await refused(url || schema.url)
    expect(message).toMatch(sentence)
    expect(message).not.toContain('hush')
  })

  it('that is wrong ends the start with that sentence and exit code 1', async () => {
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

it('a read-only database, such as a standby, is distinguished from a writable one', async () => {
  const store = await open(schema.url)
  await store.tryWriting()
  await schema.query(
    `CREATE FUNCTION refuse() RETURNS trigger AS $$ BEGIN RAISE 'only reading is left'; END $$ LANGUAGE plpgsql`,
  )
  await schema.query('CREATE TRIGGER refuse BEFORE UPDATE ON schema_version EXECUTE FUNCTION refuse()')
  await expect(store.tryWriting()).rejects.toThrow('only reading is left')
  await store.close()
})

describe('a database that is lost under load', () => {
  let door: Awaited<ReturnType<typeof doorTo>>
  let store: AccountStore
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

  it('is awaited: readers notice nothing', async () => {
    const { token } = await store.sessions.grant((await store.accounts.find('demo-member'))!)
    await Promise.all(Array.from({ length: 20 }, () => store.sessions.find(token)))
    door.shut()
    const lookups = Promise.all(Array.from({ length: 50 }, () => store.sessions.find(token)))
    await eventually(() => expect(troubles).toHaveLength(1))
    door.open()
    expect(new Set((await lookups).map(account => account?.id))).toEqual(new Set(['demo-member']))
    expect(troubles).toHaveLength(1)
  })

  it('is refused after a while, and works again when it is back', async () => {
    door.shut()
    const failed = await store.tickets.issue('state', 'web', 1000).catch((error: Error) => error.message)
    expect(failed).toMatch(/^PostgreSQL: /)
    door.open()
    const ticket = await store.tickets.issue('state', 'web', 60_000)
    expect(await store.tickets.spend('state', ticket)).toMatchObject({ ok: true })
  })

  it('that ends its connections one by one interrupts no work', async () => {
    const { token } = await store.sessions.grant((await store.accounts.find('demo-member'))!)
    let isRunning = true
    const ids = new Set<string | undefined>()
    const ask = async () => {
      while (isRunning) ids.add((await store.sessions.find(token))?.id)
    }
    const load = Promise.all(Array.from({ length: 8 }, ask))
    for (let round = 0; round < 5; round++) await schema.hangUp()
    isRunning = false
    await load
    expect([...ids]).toEqual(['demo-member'])
  })
})

describe('the clock', () => {
  it("is the database's: a server an hour ahead ends nothing, and one behind extends nothing", async () => {
    const at = (hours: number) => ({ ...systemRuntime, now: () => new Date(Date.now() + hours * 3600_000) })
    const place = {
      dataDir: '',
      databaseUrl: schema.url,
      demo: true,
      ...SAME,
    }
    const [ahead, behind] = [
      await openAccountStore({ ...place, runtime: at(1) }),
      await openAccountStore({ ...place, runtime: at(-1) }),
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
