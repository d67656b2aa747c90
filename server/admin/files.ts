/** Copies and checks the two databases of a data folder, and its files of reference data. */
import { DatabaseSync } from '../sqlite'
import { chmodSync, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { errorMessage } from '../accounts/database/port'
import { REFERENCE_NAMES } from '@domain/reference-data/kinds'
import { corpusFile } from '../corpus/file'
import { makeFolder } from '../data-folder'
import { referenceFilePath } from '../reference-data/folder'
import { UsageError } from './command'

export const databaseFilesIn = (folder: string) =>
  [path.join(folder, ACCOUNTS_FILE), corpusFile(folder)].filter(file => existsSync(file))

/** Returns the operator's files of reference data. */
export const referenceFilesIn = (folder: string) =>
  REFERENCE_NAMES.map(data => referenceFilePath(folder, data)).filter(file => existsSync(file))

/** Copies a file of reference data. Commands replace such a file as a whole, so the copy is never half-written. */
export function copyReferenceFile(file: string, to: string) {
  try {
    makeFolder(path.dirname(to))
    copyFileSync(file, `${to}.part`)
    renameSync(`${to}.part`, to)
  } catch (error) {
    rmSync(`${to}.part`, { force: true })
    throw new UsageError(`${file} cannot be copied: ${errorMessage(error)}.`)
  }
}

/** Checks a database by reading the whole file: a backup before it is restored, and each copy. */
export function checkDatabase(file: string) {
  try {
    const db = new DatabaseSync(file, { readOnly: true })
    const { quick_check: result } = db.prepare('PRAGMA quick_check(1)').get() as { quick_check: string }
    db.close()
    if (result !== 'ok') throw new Error(result)
  } catch (error) {
    throw new UsageError(`${file} is damaged (${errorMessage(error)}).`)
  }
}

/**
 * Copies the file as it is at one moment, even while other processes write. The copy appears only when it is complete,
 * and when `adapt` has changed it.
 */
export function copyDatabase(file: string, to: string, adapt: (draft: string) => void = () => undefined) {
  const draft = `${to}.part`
  rmSync(draft, { force: true })
  try {
    const db = new DatabaseSync(file)
    db.exec('PRAGMA busy_timeout = 5000')
    db.prepare('VACUUM INTO ?').run(draft)
    db.close()
    chmodSync(draft, 0o600)
    adapt(draft)
  } catch (error) {
    rmSync(draft, { force: true })
    throw new UsageError(`${file} cannot be copied: ${errorMessage(error)}.`)
  }
  checkDatabase(draft)
  renameSync(draft, to)
}

/** Whether another connection has the file open. Only the single connection to a file can change its journal mode. */
export function isDatabaseInUse(file: string): boolean {
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
