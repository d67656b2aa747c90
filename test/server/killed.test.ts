/** Accounts in `accounts.db` survive `kill -9`. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from '../../server/sqlite'
import { describeKilled } from './support/describe-killed'
import { temporaryDir } from './support/server'

const dir = temporaryDir()
afterAll(() => rmSync(dir, { recursive: true }))

describe('a server with accounts.db', () => {
  describeKilled(async () => ({ dir, env: {} }))

  it('has an intact database', () => {
    const db = new DatabaseSync(path.join(dir, 'data/accounts.db'))
    expect(db.prepare('PRAGMA integrity_check').all()).toEqual([{ integrity_check: 'ok' }])
    db.close()
  })
})
