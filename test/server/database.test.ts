import { DatabaseSync } from '../../server/sqlite'
import { spawn } from 'node:child_process'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import { BusyError } from '../../server/threads/busy'
import { DEMO_ACCOUNTS } from '../../server/accounts/demo'
import { openSqliteFile } from '../../server/accounts/database/sqlite'
import { hashPassword, verifyPassword } from '../../server/accounts/passwords'
import { migrationsBeforeSpace, expectMigrated, REMOVED_AS_EMPTY } from './support/earlier-workspace'
import { temporaryDir, RETENTION, testRuntime } from './support/server'
import { patience } from '../support/time'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))
const open = (dataDir = dir) =>
  openAccountStore({
    dataDir,
    demo: true,
    runtime: testRuntime(),
    ...RETENTION,
    passwordCost: 2 ** 10,
  })
const made = async (name: string) => {
  const dataDir = path.join(dir, name)
  await (await open(dataDir)).close()
  return dataDir
}

describe('the database', () => {
  it('is readable by its owner only', async () => {
    const dataDir = await made('own')
    expect(statSync(path.join(dataDir, 'accounts.db')).mode & 0o777).toBe(0o600)
  })

  it('flushes each commit, so that a power failure loses none', async () => {
    const db = openSqliteFile(path.join(await made('flushed'), 'accounts.db'))
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    db.close()
  })

  it('hashes passwords at the cost that OWASP recommends', async () =>
    expect(await hashPassword('a password', testRuntime().random)).toMatch(/^scrypt:131072:8:1:/))

  it('keeps sessions and accounts when the server starts again', async () => {
    const first = await open()
    const { token } = await first.sessions.grant((await first.accounts.find('demo-member'))!)
    await first.close()
    const second = await open()
    expect((await second.sessions.find(token))?.id).toBe('demo-member')
    await second.close()
  })

  it('is complete in its one file after the server has stopped', async () => {
    const dataDir = path.join(dir, 'copied')
    const store = await open(dataDir)
    const { token } = await store.sessions.grant((await store.accounts.find('demo-member'))!)
    await store.close()
    const copy = path.join(dir, 'copy')
    mkdirSync(copy)
    copyFileSync(path.join(dataDir, 'accounts.db'), path.join(copy, 'accounts.db'))
    const restored = await open(copy)
    expect((await restored.sessions.find(token))?.id).toBe('demo-member')
    await restored.close()
  })

  it(
    'is made once by servers that start at the same time',
    async () => {
      const dataDir = path.join(dir, 'together')
      const script = `const { openAccountStore } = require('./server/accounts')
      const { systemRuntime } = require('./server/runtime')
      openAccountStore({ dataDir: ${JSON.stringify(dataDir)}, demo: true, runtime: systemRuntime, shareDays: 1, idleDays: 14, applicationDays: 180, workspaceBytes: 1, passwordCost: 1024 })
        .then(async store => { console.log((await store.accounts.list()).length); await store.close() })`
      const start = () =>
        new Promise<string>(resolve => {
          const child = spawn(process.execPath, ['--import', 'tsx', '-e', script])
          let output = ''
          const hear = (chunk: Buffer) => void (output += chunk.toString())
          child.stdout.on('data', hear)
          child.stderr.on('data', hear)
          child.on('close', () => resolve(output.trim()))
        })
      expect(await Promise.all([start(), start(), start()])).toEqual(Array(3).fill(String(DEMO_ACCOUNTS.length)))
      expect(readdirSync(dataDir).filter(name => name.includes('new'))).toEqual([])
    },
    patience(60_000),
  )

  it.each<[what: string, spoil: (file: string) => void, sentence: string | RegExp]>([
    [
      'was written by a newer server',
      file => {
        const db = new DatabaseSync(file)
        db.exec('PRAGMA user_version = 99')
        db.close()
      },
      'accounts.db was written by a newer version of this server.',
    ],
    [
      'was emptied',
      file => writeFileSync(file, ''),
      'accounts.db is empty: restore a backup, or remove it to begin anew.',
    ],
    [
      'is damaged',
      file => {
        const bytes = readFileSync(file)
        bytes.fill(0x5a, 4096 * 2, 4096 * 6)
        writeFileSync(file, bytes)
      },
      /damaged|malformed/,
    ],
  ])('is left unchanged if it %s', async (what, spoil, sentence) => {
    const dataDir = await made(what)
    const file = path.join(dataDir, 'accounts.db')
    spoil(file)
    const before = readFileSync(file)
    const failed = await open(dataDir).catch((error: Error) => error.message)
    if (typeof sentence === 'string') expect(failed).toBe(`DATA_DIR ${dataDir} cannot be used: ${sentence}`)
    else expect(failed).toMatch(sentence)
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('of an earlier server no longer counts removed workspace entries', async () => {
    const dataDir = path.join(dir, 'earlier')
    mkdirSync(dataDir)
    const db = new DatabaseSync(path.join(dataDir, 'accounts.db'))
    const steps = migrationsBeforeSpace('sqlite')
    for (const step of steps) db.exec(step)
    db.exec(`PRAGMA user_version = ${steps.length}; ${REMOVED_AS_EMPTY}`)
    db.close()
    const store = await open(dataDir)
    await expectMigrated(store)
    await store.close()
  })

  it('in an impossible place is reported', async () => {
    await expect(open('/proc/x/y')).rejects.toThrow(
      "DATA_DIR /proc/x/y cannot be used: ENOENT: no such file or directory, mkdir '/proc/x'.",
    )
  })
})

describe('a password', () => {
  const { random } = testRuntime()

  it('is stored as scrypt with its parameters and its own salt', async () => {
    const [first, second] = [await hashPassword('pass', random), await hashPassword('pass', random)]
    expect(first).toMatch(/^scrypt:131072:8:1:[\w-]{22}:[\w-]{43}$/)
    expect(second).not.toBe(first)
    expect([await verifyPassword('pass', first), await verifyPassword('Pass', first)]).toEqual([true, false])
  })

  it('is hashed at most three at a time, with sixty waiting; further logins are refused for now', async () => {
    const hashes = Array.from({ length: 70 }, () => hashPassword('pass', random, 1024))
    const done = await Promise.allSettled(hashes)
    const refused = done.flatMap(one => (one.status === 'rejected' ? [one.reason as unknown] : []))
    expect([refused.length, refused.every(reason => reason instanceof BusyError)]).toEqual([8, true])
    expect(await hashPassword('pass', random, 1024)).toContain('scrypt:1024')
  })

  it('is equal in every Unicode form, and may contain anything', async () => {
    const stored = await hashPassword('é密码😀\ud800', random, 1024)
    expect(await verifyPassword('e\u0301密码😀\ud800', stored)).toBe(true)
    expect(await verifyPassword('', stored)).toBe(false)
  })
})
