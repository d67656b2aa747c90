/** The key to phone numbers: where it comes from, and what is done with rows from before it. */
import { DatabaseSync } from '@photostructure/sqlite'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openStore } from '../../server/accounts'
import { dataKeyAt } from '../../server/accounts/data-key'
import { realRuntime } from '../../server/runtime'
import { readSettings } from '../../server/settings'
import { CHEAP } from './support/store'
import { temporaryDir } from './support/server'

let dataDir: string
beforeEach(() => void (dataDir = temporaryDir()))
afterEach(() => rmSync(dataDir, { recursive: true }))

const keyHere = () => dataKeyAt({ dataDir }, realRuntime.random)
const terms = { shareDays: 30, idleDays: 14, applicationDays: 180, deskBytes: 32 * 1024 * 1024 }
const open = () => openStore({ dataDir, runtime: realRuntime, demo: false, passwordCost: CHEAP, ...terms })

describe('the key', () => {
  it('is made once, as a file for its owner alone', () => {
    const key = keyHere()
    expect(key).toHaveLength(32)
    expect(keyHere()).toEqual(key)
    expect(statSync(path.join(dataDir, 'data.key')).mode & 0o777).toBe(0o600)
  })

  it('is the setting where there is one, and makes no file then', () => {
    const given = Buffer.alloc(32, 1)
    const { dataKey } = readSettings({ DATA_KEY: given.toString('base64') })
    expect(dataKeyAt({ dataDir, dataKey }, realRuntime.random)).toEqual(given)
    expect(() => statSync(path.join(dataDir, 'data.key'))).toThrow('ENOENT')
  })

  it('must be set where several servers may share the database', () => {
    const place = { dataDir, databaseUrl: 'postgres://127.0.0.1/test' }
    expect(() => dataKeyAt(place, realRuntime.random)).toThrow(/^DATABASE_URL needs DATA_KEY beside it/)
  })

  it.each(['short', Buffer.alloc(31).toString('base64'), `${Buffer.alloc(32).toString('hex')}`])(
    'is refused without being repeated: %s',
    given => {
      expect(() => readSettings({ DATA_KEY: given })).toThrow(
        'DATA_KEY must be 32 bytes in base64, as openssl rand -base64 32 makes them.',
      )
      writeFileSync(path.join(dataDir, 'data.key'), given)
      expect(keyHere).toThrow(/data\.key cannot be used: it is not 32 bytes in base64/)
    },
  )
})

it('numbers that an older server wrote are sealed at the start, and leave no trace in the file', async () => {
  await (await open()).close()
  const file = path.join(dataDir, 'accounts.db')
  const db = new DatabaseSync(file)
  db.exec(`INSERT INTO trial_applications (name, phone, firm, source, codetype, trycode, gdt_vid, union_id, created_at)
    VALUES ('王', '13800138000', '所', '', '', '', '', '', ${Date.now()})`)
  db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  db.close()
  expect(readFileSync(file).includes('13800138000')).toBe(true)
  const store = await open()
  expect(await store.trialApplications.list()).toMatchObject([{ name: '王', phone: '13800138000', consent: undefined }])
  await store.close()
  expect(readFileSync(file).includes('13800138000')).toBe(false)
})
