/** Copies the databases and reference data into a folder: `npm run backup -- FOLDER`. */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import { runCommand, printLine, UsageError } from './command'
import { copyReferenceFile, copyDatabase, databaseFilesIn, referenceFilesIn } from './files'
import { storeLocationOf } from '../settings/store-location'

const USAGE = `npm run backup -- FOLDER
  copies accounts.db, corpus.db and the reference data of DATA_DIR (./data if not set) into a folder, while the server runs,
  and tries the copies of the databases.`

runCommand(async ([folder, ...more]) => {
  if (!folder || more.length) throw new UsageError(USAGE)
  const { dataDir, databaseUrl } = storeLocationOf(process.env)
  const files = databaseFilesIn(dataDir)
  if (files.length === 0) throw new UsageError(`There is neither accounts.db nor corpus.db in DATA_DIR ${dataDir}.`)
  const copies = files.map(file => path.join(path.resolve(folder), path.basename(file)))
  const existing = copies.find(copy => existsSync(copy))
  if (existing) throw new UsageError(`${existing} is there: a backup never takes the place of another.`)
  try {
    makeFolder(path.resolve(folder))
  } catch {
    throw new UsageError(`${folder} cannot be made.`)
  }
  for (const [at, file] of files.entries()) {
    copyDatabase(file, copies[at]!)
    printLine(copies[at]!, `${statSync(copies[at]!).size} bytes`)
  }
  for (const file of referenceFilesIn(dataDir)) {
    const copy = path.join(path.resolve(folder), path.relative(dataDir, file))
    copyReferenceFile(file, copy)
    printLine(copy, `${statSync(copy).size} bytes`)
  }
  if (databaseUrl) printLine('Accounts are in PostgreSQL: back them up by pg_dump (docs/deploy.md).')
})
