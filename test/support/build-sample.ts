/** Builds the sample corpus that the tests share, unless it is up to date. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureSample } from '../../server/corpus/build'
import { corpusFile } from '../../server/corpus/file'
import { openEngine } from '../../server/engine/open'
import { SAMPLE } from './sample'

const ROOT = path.resolve(__dirname, '../..')
const STAMP = path.join(SAMPLE, '.built')
/** The sources on which the corpus depends. */
const SOURCES = ['server/corpus', 'server/engine', 'server/libraries', 'src/domain']

function digest() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const entry of readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

async function main() {
  const current = digest()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === current) return
  // The new corpus goes into another folder. It replaces the old one only once it is complete.
  const folder = `${SAMPLE}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const engine = openEngine({ file: corpusFile(folder) })
  await ensureSample(engine, console.log)
  engine.close()
  writeFileSync(path.join(folder, '.built'), current)
  rmSync(SAMPLE, { recursive: true, force: true })
  renameSync(folder, SAMPLE)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
