/** The two files of a data folder as a backup holds them: whole, by themselves, and tried. */
import { DatabaseSync } from '../sqlite'
import { chmodSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { reasonOf } from '../accounts/database/port'
import { corpusFile } from '../corpus/file'
import { UsageError } from './command'

export const filesIn = (folder: string) =>
  [path.join(folder, ACCOUNTS_FILE), corpusFile(folder)].filter(file => existsSync(file))

/** Opened and read through, as it would be after a restore. */
export function check(file: string) {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    const { quick_check: found } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    db.close()
    if (found !== 'ok') throw new Error(found)
  } catch (error) {
    throw new UsageError(`${file} is damaged (${reasonOf(error)}).`)
  }
}

/** A copy as the file is at one moment, whoever writes meanwhile; it is there once it is whole. */
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
  check(draft)
  renameSync(draft, to)
}

/** The journal can be changed only by who is alone with the file. */
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
