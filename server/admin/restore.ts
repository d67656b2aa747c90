/** Puts a backup into the data folder: `npm run restore -- FOLDER`. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ACCOUNTS_FILE } from '../accounts/database/sqlite'
import { makeFolder } from '../data-folder'
import { parseArguments, runCommand, printLine, UsageError, usageError } from './command'
import {
  checkDatabase,
  copyReferenceFile,
  copyDatabase,
  databaseFilesIn,
  isDatabaseInUse,
  referenceFilesIn,
} from './files'
import { liftWorkspaceVersions } from './lift-versions'
import { dataDirOf } from './location'

const USAGE = `npm run restore -- FOLDER [--replace]
  puts the accounts.db, corpus.db and reference data of a backup into DATA_DIR (./data if not set), after trying the databases.
  Stop the server before.
  --replace  where they are there already: the old ones stay beside them, with .replaced behind their names,
             which no file may have yet
`

const nameAside = (file: string) => `${file}.replaced`

/** Renames the current file, and deletes SQLite's companion files. */
function setAside(file: string) {
  renameSync(file, nameAside(file))
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
}

runCommand(async args => {
  const { words, options } = parseArguments(args, ['replace'], USAGE)
  const [folder, ...more] = words
  if (!folder || more.length) throw usageError(USAGE)
  const files = databaseFilesIn(folder)
  if (files.length === 0) throw new UsageError(`There is neither accounts.db nor corpus.db in ${folder}.`)
  files.forEach(checkDatabase)

  const dataDir = dataDirOf(process.env)
  const targets = files.map(file => path.join(dataDir, path.basename(file)))
  const referenceFiles = referenceFilesIn(folder)
  const referenceTargets = referenceFiles.map(file => path.join(dataDir, path.relative(folder, file)))
  const existing = [...targets, ...referenceTargets].filter(target => existsSync(target))
  const [first] = existing
  if (first && !options.has('replace')) throw new UsageError(`${first} is there: --replace puts it aside.`)
  const inUse = targets.filter(target => existsSync(target)).find(isDatabaseInUse)
  if (inUse) throw new UsageError(`${inUse} is in use: stop the server before.`)
  const lastCopy = existing.map(nameAside).find(aside => existsSync(aside))
  if (lastCopy) throw new UsageError(`${lastCopy} is there from an earlier restore: move it away before.`)
  makeFolder(dataDir)
  existing.forEach(setAside)
  for (const [at, file] of files.entries()) {
    // The time in milliseconds exceeds all versions, also those of an earlier restore.
    const lift = (draft: string) => liftWorkspaceVersions(draft, Date.now())
    copyDatabase(file, targets[at]!, path.basename(file) === ACCOUNTS_FILE ? lift : undefined)
    printLine(`${targets[at]} restored`)
  }
  for (const [at, file] of referenceFiles.entries()) {
    copyReferenceFile(file, referenceTargets[at]!)
    printLine(`${referenceTargets[at]} restored`)
  }
})
