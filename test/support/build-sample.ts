/** Builds the sample corpus that the tests share, unless it is there already. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensureSample } from '../../server/corpus/build'
import { corpusFile } from '../../server/corpus/file'
import { openEngine } from '../../server/engine/open'
import { SAMPLE } from './sample'

const ROOT = path.resolve(__dirname, '../..')
const STAMP = path.join(SAMPLE, '.built')
/** What a corpus is made from. */
const SOURCES = ['server/corpus', 'server/engine', 'server/libraries', 'src/domain']

function digest() {
  const hash = createHash('sha256')
  for (const source of SOURCES)
    for (const entry of readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true }))
      if (entry.isFile()) hash.update(entry.name).update(readFileSync(path.join(entry.parentPath, entry.name)))
  return hash.digest('hex')
}

async function main() {
  const wanted = digest()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  // Beside the old one, which is replaced only by one that is whole.
  const folder = `${SAMPLE}-${process.pid}`
  mkdirSync(folder, { recursive: true })
  const engine = openEngine({ file: corpusFile(folder) })
  await ensureSample(engine, console.log)
  engine.close()
  writeFileSync(path.join(folder, '.built'), wanted)
  rmSync(SAMPLE, { recursive: true, force: true })
  renameSync(folder, SAMPLE)
}

main().catch((error: Error) => {
  console.error(error.message)
  process.exitCode = 1
})
