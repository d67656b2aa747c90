import { DatabaseSync } from '@photostructure/sqlite'
import { rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '../../server/accounts'
import { hashPassword, verifyPassword } from '../../server/accounts/passwords'
import { temporaryDir, testRuntime } from './support/server'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
const open = (demo: boolean, dataDir = dir) =>
  openStore({ dataDir, demo, runtime: testRuntime(), shareDays: 30, passwordCost: 2 ** 10 })

describe('the database', () => {
  it('is for its owner only', async () => {
    ;(await open(true)).close()
    expect(statSync(path.join(dir, 'accounts.db')).mode & 0o777).toBe(0o600)
  })

  it('keeps sessions and accounts when the server starts again', async () => {
    const first = await open(true)
    const { token } = first.sessions.grant(first.accounts.find('demo-member')!)
    first.close()
    const second = await open(true)
    expect(second.sessions.find(token)?.id).toBe('demo-member')
    second.close()
  })

  it('closes the demo accounts where there is no demo, and opens them again', async () => {
    const signIn = async (demo: boolean) => {
      const store = await open(demo)
      const result = await store.signIn('member', 'alpha-member', '127.0.0.1')
      store.close()
      return result.kind === 'in' && result.account.disabled
    }
    expect([await signIn(false), await signIn(true)]).toEqual([true, false])
  })

  it('is left alone when a newer server wrote it', async () => {
    const other = path.join(dir, 'newer')
    ;(await open(false, other)).close()
    const db = new DatabaseSync(path.join(other, 'accounts.db'))
    db.exec('PRAGMA user_version = 99')
    db.close()
    await expect(open(false, other)).rejects.toThrow(
      `DATA_DIR ${other} cannot be used: accounts.db was written by a newer version of this server.`,
    )
  })

  it('is swept of what is over', async () => {
    const runtime = testRuntime()
    const store = await openStore({
      dataDir: path.join(dir, 'swept'),
      demo: true,
      runtime,
      shareDays: 1,
      passwordCost: 1024,
    })
    store.sessions.grant(store.accounts.find('demo-member')!)
    store.tickets.issue('state', 'web', 1000)
    store.shareKeys.mint([{ method: 'case_visual_interface', params: { query: '' } }])
    await store.signIn('member', 'wrong', '192.0.2.1')

    const rows = () => {
      const db = new DatabaseSync(path.join(dir, 'swept/accounts.db'))
      const count = (table: string) => (db.prepare(`SELECT count(*) AS n FROM ${table}`).get() as { n: number }).n
      const counts = ['sessions', 'tickets', 'share_keys', 'attempts'].map(count)
      db.close()
      return counts
    }
    store.sweep()
    expect(rows()).toEqual([1, 1, 1, 3])
    runtime.pass(61 * 24 * 3600_000)
    store.sweep()
    expect(rows()).toEqual([0, 0, 0, 0])
    store.close()
  })
})

describe('a password', () => {
  const { random } = testRuntime()

  it('is kept as scrypt with its parameters and a salt of its own', async () => {
    const [first, second] = [await hashPassword('pass', random), await hashPassword('pass', random)]
    expect(first).toMatch(/^scrypt:32768:8:1:[\w-]{22}:[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect([await verifyPassword('pass', first), await verifyPassword('Pass', first)]).toEqual([true, false])
  })

  it('is one however it is typed, and may hold anything', async () => {
    const stored = await hashPassword('é密码😀\ud800', random, 1024)
    expect(await verifyPassword('e\u0301密码😀\ud800', stored)).toBe(true)
    expect(await verifyPassword('', stored)).toBe(false)
  })
})
