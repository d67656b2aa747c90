/** `npm run backup -- FOLDER` */
import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import { run, say, UsageError } from './command'
import { copyWhole, filesIn } from './files'
import { placeOf } from './place'

const USAGE = `npm run backup -- FOLDER
  copies accounts.db and corpus.db of DATA_DIR (./data if not set) into a folder, while the server runs, and tries the copies.`

run(async ([folder, ...more]) => {
  if (!folder || more.length) throw new UsageError(USAGE)
  const { dataDir, databaseUrl } = placeOf(process.env)
  const files = filesIn(dataDir)
  if (files.length === 0) throw new UsageError(`There is neither accounts.db nor corpus.db in DATA_DIR ${dataDir}.`)
  const copies = files.map(file => path.join(path.resolve(folder), path.basename(file)))
  const taken = copies.find(copy => existsSync(copy))
  if (taken) throw new UsageError(`${taken} is there: a backup never takes the place of another.`)
  try {
    makeFolder(path.resolve(folder))
  } catch {
    throw new UsageError(`${folder} cannot be made.`)
  }
  for (const [at, file] of files.entries()) {
    copyWhole(file, copies[at]!)
    say(copies[at]!, `${statSync(copies[at]!).size} bytes`)
  }
  if (databaseUrl) say('Accounts are in PostgreSQL: back them up by pg_dump (docs/deploy.md).')
})
