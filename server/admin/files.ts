/** Copies and checks the two database files of a data folder. */
import { DatabaseSync } from '../sqlite'
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { reasonOf } from '../accounts/database/port'
import { corpusFile } from '../corpus/file'
import { UsageError } from './command'

export const filesIn = (folder: string) =>
  [path.join(folder, ACCOUNTS_FILE), corpusFile(folder)].filter(file => existsSync(file))

/** Checks a database by reading the whole file, as after a restore. */
export function checkFile(file: string) {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    const { quick_check: result } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    db.close()
    if (result !== 'ok') throw new Error(result)
  } catch (error) {
    throw new UsageError(`${file} is damaged (${reasonOf(error)}).`)
  }
}

/**
 * Copies the file as it is at one moment, even while other processes write. The copy appears only when it is complete.
 */
export function copyWhole(file: string, to: string) {
  const draft = `${to}.part`
  rmSync(draft, { force: true })
  try {
    const db = new DatabaseSync(file)
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare('VACUUM INTO ?').run(draft)
    db.close()
    chmodSync(draft, 0o600)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new UsageError(`${file} cannot be copied: ${reasonOf(error)}.`)
  }
  checkFile(draft)
  renameSync(draft, to)
}

/** Whether another connection has the file open. Only the single connection to a file can change its journal mode. */
export function isInUse(file: string): boolean {
  const db = new DatabaseSync(file)
  try {
    db.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}
