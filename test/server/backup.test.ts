import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { WorkspaceChange } from '@contract/workspace'
import { openAccountStore } from '../../server/accounts'
import { openCorpus } from '../../server/corpus/open'
import { systemRuntime } from '../../server/runtime'
import { runCommand } from './support/command'
import { temporaryDir, RETENTION } from './support/server'
import { patience } from '../support/time'

const dir = temporaryDir()
const dataDir = path.join(dir, 'data')
const RATES = 'reference-data/loan-rates.json'
const copy = path.join(dir, 'backups/monday')
afterAll(() => rmSync(dir, { recursive: true }))
jest.setTimeout(patience(120_000))

const open = (folder: string) =>
  openAccountStore({
    dataDir: folder,
    demo: true,
    runtime: systemRuntime,
    ...RETENTION,
    passwordCost: 2 ** 10,
  })
const backup = (...args: string[]) => runCommand('server/admin/backup.ts', args, { DATA_DIR: dataDir })
const restore = (to: string, ...args: string[]) => runCommand('server/admin/restore.ts', args, { DATA_DIR: to })

let store: Awaited<ReturnType<typeof open>>
let token: string
beforeAll(async () => {
  store = await open(dataDir)
  await (await openCorpus({ dataDir }, () => undefined)).close()
  mkdirSync(path.join(dataDir, 'reference-data'))
  writeFileSync(path.join(dataDir, RATES), '{"data":"loan-rates"}')
  token = (await store.sessions.grant((await store.accounts.find('demo-member'))!)).token
})
afterAll(() => store.close())

const knows = async (folder: string) => {
  const opened = await open(folder)
  const account = await opened.sessions.find(token)
  await opened.close()
  return account?.id
}

describe('npm run backup', () => {
  it('copies both files while the server writes, complete and readable by the owner only', async () => {
    const { code, out, err } = await backup(copy)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/accounts\.db\t\d+ bytes\n.*corpus\.db\t\d+ bytes\n.*loan-rates\.json\t21 bytes\n$/)
    expect(readdirSync(copy).sort()).toEqual(['accounts.db', 'corpus.db', 'reference-data'])
    expect(statSync(path.join(copy, 'accounts.db')).mode & 0o777).toBe(0o600)
  })

  it('overwrites no other backup, and names a missing argument', async () => {
    expect(await backup(copy)).toEqual({
      code: 1,
      out: '',
      err: `${path.join(copy, 'accounts.db')} is there: a backup never takes the place of another.\n`,
    })
    expect((await backup()).err).toMatch(/^npm run backup -- FOLDER/)
    const empty = await runCommand('server/admin/backup.ts', ['x'], { DATA_DIR: path.join(dir, 'empty') })
    expect(empty.err).toBe(`There is neither accounts.db nor corpus.db in DATA_DIR ${path.join(dir, 'empty')}.\n`)
  })
})

describe('npm run restore', () => {
  it('restores the data of the backup', async () => {
    const fresh = path.join(dir, 'fresh')
    expect((await restore(fresh, copy)).code).toBe(0)
    expect(await knows(fresh)).toBe('demo-member')
    expect(readFileSync(path.join(fresh, RATES), 'utf8')).toBe('{"data":"loan-rates"}')
  })

  it('replaces files only with the option, and never under a running server', async () => {
    const target = path.join(dataDir, 'accounts.db')
    expect((await restore(dataDir, copy)).err).toBe(`${target} is there: --replace puts it aside.\n`)
    expect((await restore(dataDir, copy, '--replace')).err).toBe(`${target} is in use: stop the server before.\n`)
    const stopped = path.join(dir, 'stopped')
    await restore(stopped, copy)
    const replaced = await restore(stopped, copy, '--replace')
    expect([replaced.code, replaced.err]).toEqual([0, ''])
    for (const file of ['accounts.db', RATES]) expect(existsSync(path.join(stopped, `${file}.replaced`))).toBe(true)
    expect(await knows(stopped)).toBe('demo-member')
  })

  it('never overwrites the files that an earlier restore has replaced', async () => {
    const twice = path.join(dir, 'twice')
    await restore(twice, copy)
    await restore(twice, copy, '--replace')
    const first = path.join(twice, 'accounts.db.replaced')
    const original = statSync(first).ino
    expect(await restore(twice, copy, '--replace')).toEqual({
      code: 1,
      out: '',
      err: `${first} is there from an earlier restore: move it away before.\n`,
    })
    expect(statSync(first).ino).toBe(original)
    expect(await knows(twice)).toBe('demo-member')
  })

  it('lets devices sync that have synced since the backup', async () => {
    const [mine, theirs] = ['a', 'b'].map(id => ({ id, kind: 'document', body: '{}', editedAt: 1, base: 0 })) as [
      WorkspaceChange,
      WorkspaceChange,
    ]
    const edit = (body: string, base: number) => ({ ...mine, body, base })
    const before = path.join(dir, 'backups/before')
    const after = path.join(dir, 'after')
    await store.workspace.sync('demo-member', { since: 0, changes: [mine] })
    await backup(before)
    const later = (await store.workspace.sync('demo-member', { since: 1, changes: [edit('{"n":1}', 1), theirs] }))!

    await restore(after, before)
    const restored = await open(after)
    const sync = async (since: number, ...changes: WorkspaceChange[]) =>
      (await restored.workspace.sync('demo-member', { since, changes }))!
    const [refused, received] = [await sync(later.cursor, edit('{"n":2}', 2)), await sync(later.cursor)]
    expect(refused.refused).toEqual([{ id: 'a', why: 'changed' }])
    expect(received.entries).toMatchObject([{ id: 'a', body: '{}' }])
    const { version } = received.entries[0]!
    expect((await sync(received.cursor, edit('{"n":2}', version))).taken).toMatchObject([{ id: 'a' }])
    expect((await sync(received.cursor)).entries).toMatchObject([{ id: 'a', body: '{"n":2}' }])
    const other = (await restored.workspace.sync('demo-office', { since: 5, changes: [{ ...mine, base: 0 }] }))!
    expect(other.cursor).toBeGreaterThan(5)
    await restored.close()

    // Versions of a second restore do not add up with those of the first.
    const [copied, third] = [path.join(dir, 'backups/second'), path.join(dir, 'third')]
    await runCommand('server/admin/backup.ts', [copied], { DATA_DIR: after })
    await restore(third, copied)
    const again = await open(third)
    const { cursor } = (await again.workspace.sync('demo-member', { since: 0, changes: [] }))!
    expect([cursor > received.cursor, cursor < 2 * received.cursor]).toEqual([true, true])
    await again.close()
  })

  it('refuses a damaged backup', async () => {
    writeFileSync(path.join(copy, 'corpus.db'), 'no database'.repeat(1000))
    const to = path.join(dir, 'untouched')
    const { code, err } = await restore(to, copy)
    expect([code, err]).toEqual([1, expect.stringMatching(/corpus\.db is damaged \(.*not a database\)\.\n$/)])
    expect(existsSync(to)).toBe(false)
  })
})
