/** `npm run restore -- FOLDER` */
import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { makeFolder } from '../data-folder'
import { readWords, run, say, UsageError, wrongUse } from './command'
import { check, copyWhole, filesIn, isInUse } from './files'
import { dataDirOf } from './place'

const USAGE = `npm run restore -- FOLDER [--replace]
  puts the accounts.db and corpus.db of a backup into DATA_DIR (./data if not set), after trying them. Stop the server before.
  --replace  where they are there already: the old ones stay beside them as accounts.db.replaced and corpus.db.replaced
`

/** The file and what SQLite keeps beside it. */
function setAside(file: string) {
  renameSync(file, `${file}.replaced`)
  for (const rest of ['-wal', '-shm']) rmSync(file + rest, { force: true })
}

run(async given => {
  const { words, options } = readWords(given, ['replace'], USAGE)
  const [folder, ...more] = words
  if (!folder || more.length) throw wrongUse(USAGE)
  const files = filesIn(folder)
  if (files.length === 0) throw new UsageError(`There is neither accounts.db nor corpus.db in ${folder}.`)
  files.forEach(check)

  const dataDir = dataDirOf(process.env)
  const places = files.map(file => path.join(dataDir, path.basename(file)))
  const there = places.filter(place => existsSync(place))
  const [first] = there
  if (first && !options.has('replace')) throw new UsageError(`${first} is there: --replace puts it aside.`)
  const inUse = there.find(isInUse)
  if (inUse) throw new UsageError(`${inUse} is in use: stop the server before.`)
  makeFolder(dataDir)
  there.forEach(setAside)
  for (const [at, file] of files.entries()) {
    copyWhole(file, places[at]!)
    say(`${places[at]} restored`)
  }
})
