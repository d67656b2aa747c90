import { DatabaseSync } from '@photostructure/sqlite'
import { chmodSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { MIGRATIONS } from './schema'

export type Database = InstanceType<typeof DatabaseSync>

export class DatabaseError extends Error {}

export function inTransaction<T>(db: Database, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    db.exec('ROLLBACK')
    throw error
  }
}

function migrate(db: Database) {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > MIGRATIONS.length) throw new DatabaseError('accounts.db was written by a newer version of this server')
  MIGRATIONS.slice(version).forEach((step, index) =>
    inTransaction(db, () => {
      db.exec(step)
      db.exec(`PRAGMA user_version = ${version + index + 1}`)
    }),
  )
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Opens accounts.db in a folder, making both where missing; what fails is told in one sentence. */
export function openDatabase(dataDir: string): Database {
  const file = path.join(dataDir, 'accounts.db')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    const db = new DatabaseSync(file)
    chmodSync(file, 0o600)
    db.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
    )
    migrate(db)
    return db
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}.`)
  }
}
