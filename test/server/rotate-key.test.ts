/** `npm run admin -- data-key rotate` on accounts.db: complete, or resumed. */
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore, type AccountStore } from '../../server/accounts'
import { startKeyChange } from '../../server/accounts/data-key'
import { systemRuntime } from '../../server/runtime'
import { patience } from '../support/time'
import { runCommand } from './support/command'
import { temporaryDir, RETENTION } from './support/server'
import { CHEAP } from './support/store'

jest.setTimeout(patience(120_000))

const PHONE = '13800138000'
const KEY = Buffer.alloc(32, 1)
const root = temporaryDir()
afterAll(() => rmSync(root, { recursive: true }))

let folders = 0
/** This process may keep a closed file open, so each file is opened once. */
function copyOf(folder: string) {
  const copy = path.join(root, `${folders++}`)
  cpSync(folder, copy, { recursive: true })
  return copy
}
async function inStore<T>(dataDir: string, work: (store: AccountStore) => Promise<T>, dataKey?: Buffer) {
  const store = await openAccountStore({
    dataDir,
    dataKey,
    demo: false,
    runtime: systemRuntime,
    ...RETENTION,
    passwordCost: CHEAP,
  })
  return work(store).finally(() => store.close())
}
const owner = (dataKey?: Buffer) =>
  inStore(copyOf(dataDir), async ({ phones }) => (await phones.ownerOf(PHONE))?.name, dataKey)

const made = path.join(root, 'made')
let dataDir: string
beforeAll(() =>
  inStore(made, async ({ accounts, phones }) => {
    const id = await accounts.create({ kind: 'member', name: '王', login: 'wang' })
    await phones.set(id!, PHONE)
  }),
)
beforeEach(() => void (dataDir = copyOf(made)))

const keyFile = () => path.join(dataDir, 'data.key')
const key = () => readFileSync(keyFile(), 'utf8')
const keyFiles = () => readdirSync(dataDir).filter(name => name.startsWith('data.key'))
const rotate = (env = {}) => runCommand('server/admin/main.ts', ['data-key', 'rotate'], { DATA_DIR: dataDir, ...env })

const DONE = {
  code: 0,
  out: 'sealed 1 phone numbers with the new key; nothing needs the old one any more, but earlier backups\n',
  err: '',
}
const ANOTHER_KEY = /^The phone numbers of accounts were sealed with another key[^\n]*\n$/

it('replaces the old key, which then opens nothing', async () => {
  const before = key()
  expect(await rotate()).toEqual(DONE)
  expect([key() === before, keyFiles()]).toEqual([false, ['data.key']])
  expect(await owner()).toBe('王')
  writeFileSync(keyFile(), before)
  await expect(owner()).rejects.toThrow(/sealed with another key/)
})

it.each<[string, () => Promise<void>]>([
  ['the next key was there', async () => startKeyChange(dataDir, systemRuntime.random)],
  [
    'everything was sealed anew',
    async () => {
      startKeyChange(dataDir, systemRuntime.random)
      expect(await inStore(dataDir, ({ reseal }) => reseal())).toBe(1)
      dataDir = copyOf(dataDir)
    },
  ],
])('a process killed when %s leaves a readable state, and can be continued', async (_, begin) => {
  const before = key()
  await begin()
  expect([key() === before, keyFiles()]).toEqual([true, ['data.key', 'data.key.next']])
  expect(await owner()).toBe('王')
  expect(await rotate()).toEqual(DONE)
  expect([key() === before, keyFiles()]).toEqual([false, ['data.key']])
  expect(await owner()).toBe('王')
})

it('changes nothing under a running server', async () => {
  const before = key()
  await inStore(dataDir, async () => {
    expect(await rotate()).toEqual({
      code: 1,
      out: '',
      err: `${path.join(dataDir, 'accounts.db')} is in use: stop the server before.\n`,
    })
  })
  expect([key(), keyFiles()]).toEqual([before, ['data.key']])
  expect(await owner()).toBe('王')
})

it('changes no number if data.key is the wrong key', async () => {
  const before = key()
  const wrong = `${KEY.toString('base64')}\n`
  writeFileSync(keyFile(), wrong)
  const { code, out, err } = await rotate()
  expect([code, out, key()]).toEqual([1, '', wrong])
  expect(err).toMatch(ANOTHER_KEY)
  writeFileSync(keyFile(), before)
  expect(await owner()).toBe('王')
})

it('changes from the file to DATA_KEY, or names a missing setting', async () => {
  const DATA_KEY = KEY.toString('base64')
  const old = key().trim()
  expect((await rotate({ DATA_KEY })).err).toMatch(/^Set DATA_KEY to the new key and DATA_KEY_OLD to the one before/)
  expect((await rotate({ DATA_KEY, DATA_KEY_OLD: Buffer.alloc(32).toString('base64') })).err).toMatch(ANOTHER_KEY)
  expect(await rotate({ DATA_KEY, DATA_KEY_OLD: old })).toEqual(DONE)
  expect(await owner(KEY)).toBe('王')
})

it('reports an empty database', async () => {
  const none = path.join(root, 'none')
  expect((await rotate({ DATA_DIR: none })).err).toBe(`There is no accounts.db in DATA_DIR ${none}.\n`)
})
