/** Puts a backup into the data folder: `npm run restore -- FOLDER`. */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
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
import { dataDirOf } from './location'

const USAGE = `npm run restore -- FOLDER [--replace]
  puts the accounts.db, corpus.db and reference data of a backup into DATA_DIR (./data if not set), after trying the databases.
  Stop the server before.
  --replace  where they are there already: the old ones stay beside them, with .replaced behind their names
`

/** Renames the current file, and deletes SQLite's companion files. */
function setAside(file: string) {
  renameSync(file, `${file}.replaced`)
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
  makeFolder(dataDir)
  existing.forEach(setAside)
  for (const [at, file] of files.entries()) {
    copyDatabase(file, targets[at]!)
    printLine(`${targets[at]} restored`)
  }
  for (const [at, file] of referenceFiles.entries()) {
    copyReferenceFile(file, referenceTargets[at]!)
    printLine(`${referenceTargets[at]} restored`)
  }
})
