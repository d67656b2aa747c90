/** The origin of the key that encrypts phone numbers, and rows that were stored without a key. */
import { DatabaseSync } from '../../server/sqlite'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openAccountStore } from '../../server/accounts'
import { dataKeysAt } from '../../server/accounts/data-key'
import { PHONE_TABLES } from '../../server/accounts/reseal'
import { createEncryption } from '../../server/accounts/seals'
import { systemRuntime } from '../../server/runtime'
import { readSettings } from '../../server/settings'
import { CHEAP } from './support/store'
import { temporaryDir } from './support/server'

let dataDir: string
beforeEach(() => void (dataDir = temporaryDir()))
afterEach(() => rmSync(dataDir, { recursive: true }))

const localKey = () => dataKeysAt({ dataDir }, systemRuntime.random).key
const terms = { shareDays: 30, idleDays: 14, applicationDays: 180, workspaceBytes: 32 * 1024 * 1024 }
const open = () => openAccountStore({ dataDir, runtime: systemRuntime, demo: false, passwordCost: CHEAP, ...terms })

describe('the key', () => {
  it('is made once, as a file readable by its owner only', () => {
    const key = localKey()
    expect(key).toHaveLength(32)
    expect(localKey()).toEqual(key)
    expect(statSync(path.join(dataDir, 'data.key')).mode & 0o777).toBe(0o600)
  })

  it('of the first of two servers is used by both, though they start at the same time', () => {
    let first: Buffer | undefined
    const key = dataKeysAt({ dataDir }, size => {
      first ??= localKey()
      return systemRuntime.random(size)
    }).key
    expect(key).toEqual(first)
    expect(readdirSync(dataDir)).toEqual(['data.key'])
  })

  it('that cannot be made leaves no draft', () => {
    const random = (size: number) => {
      if (size === 32) throw new Error('no random bytes')
      return Buffer.alloc(size)
    }
    expect(() => dataKeysAt({ dataDir }, random)).toThrow(/data\.key cannot be used: no random bytes\.$/)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('comes from the setting if there is one, and no file is made', () => {
    const key = Buffer.alloc(32, 1)
    const { dataKey } = readSettings({ DATA_KEY: key.toString('base64') })
    expect(dataKeysAt({ dataDir, dataKey }, systemRuntime.random).key).toEqual(key)
    expect(() => statSync(path.join(dataDir, 'data.key'))).toThrow('ENOENT')
  })

  it('must be set if several servers may share the database', () => {
    const location = { dataDir, databaseUrl: 'postgres://127.0.0.1/test' }
    expect(() => dataKeysAt(location, systemRuntime.random)).toThrow(/^DATABASE_URL needs DATA_KEY beside it/)
  })

  it('an old key is read beside its successor, and not alone', () => {
    const [next, old] = [Buffer.alloc(32, 2), Buffer.alloc(32, 1)].map(key => key.toString('base64'))
    const { dataKey, oldDataKey } = readSettings({ DATA_KEY: next, DATA_KEY_OLD: old })
    expect([dataKey, oldDataKey]).toEqual([Buffer.alloc(32, 2), Buffer.alloc(32, 1)])
    expect(() => readSettings({ DATA_KEY_OLD: old })).toThrow(/^DATA_KEY_OLD needs DATA_KEY beside it/)
    expect(() => readSettings({ DATA_KEY: next, DATA_KEY_OLD: 'short' })).toThrow(/^DATA_KEY_OLD must be 32 bytes/)
  })

  it.each(['short', Buffer.alloc(31).toString('base64'), `${Buffer.alloc(32).toString('hex')}`])(
    'is refused without repeating it: %s',
    value => {
      expect(() => readSettings({ DATA_KEY: value })).toThrow(
        'DATA_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them.',
      )
      writeFileSync(path.join(dataDir, 'data.key'), value)
      expect(localKey).toThrow(/data\.key cannot be used: it is not 32 bytes in base64/)
    },
  )
})

describe('an encrypted value', () => {
  const { seal, open: unseal } = createEncryption({ key: Buffer.alloc(32, 1) }, systemRuntime.random)

  it('is another one each time, by a nonce of its own', () => {
    const sealed = Array.from({ length: 100 }, () => seal('13800000000'))
    expect(new Set(sealed.map(text => text.slice(0, 16))).size).toBe(100)
    expect(new Set(sealed.map(text => unseal(text, 'accounts')))).toEqual(new Set(['13800000000']))
  })

  it('that was changed in any byte is not read', () => {
    const bytes = Buffer.from(seal('13800000000'), 'base64url')
    bytes.forEach((byte, at) => {
      const changed = Buffer.from(bytes)
      changed[at] = byte ^ 1
      expect(() => unseal(changed.toString('base64url'), 'accounts')).toThrow(/were sealed with another key/)
    })
  })
})

it.each(['sqlite', 'postgres'])('every table of %s with an encrypted number is included in a rotation', database => {
  const folder = path.resolve(__dirname, '../../server/accounts/migrations', database)
  const steps = readdirSync(folder).map(file => readFileSync(path.join(folder, file), 'utf8'))
  const sealed = steps.flatMap(step => [...step.matchAll(/^ALTER TABLE (\w+) ADD COLUMN \w+_print\b/gim)])
  expect(sealed.map(([, table]) => table).sort()).toEqual(PHONE_TABLES)
})

/** Adds an application as an older server stores it: with a number that is not encrypted. */
function addPlainApplication(file: string) {
  const db = new DatabaseSync(file)
  db.exec(`INSERT INTO trial_applications (name, phone, firm, source, codetype, trycode, gdt_vid, union_id, created_at)
    VALUES ('王', '13800138000', '所', '', '', '', '', '', ${Date.now()})`)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
}

it('a number that an older server stores meanwhile is listed as well', async () => {
  const store = await open()
  addPlainApplication(path.join(dataDir, 'accounts.db'))
  expect(await store.trialApplications.list()).toMatchObject([{ name: '王', phone: '13800138000' }])
  await store.close()
})

it('numbers of an older server are encrypted at the start, and leave no trace in the file', async () => {
  await (await open()).close()
  const file = path.join(dataDir, 'accounts.db')
  addPlainApplication(file)
  expect(readFileSync(file).includes('13800138000')).toBe(true)
  const store = await open()
  expect(await store.trialApplications.list()).toMatchObject([{ name: '王', phone: '13800138000', consent: undefined }])
  await store.close()
  expect(readFileSync(file).includes('13800138000')).toBe(false)
})
