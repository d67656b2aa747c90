/**
 * The version of the sample: a hash of the source code that generates and indexes it. After a change, the server
 * rebuilds the sample.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The version as a constant that the build inserts, because a built server has no sources to hash. */
declare const SAMPLE_VERSION: string | undefined

const SOURCE_FOLDERS = [__dirname, path.resolve(__dirname, '../../libraries')]

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
    .sort()

export function sampleVersion(folders: string[] = SOURCE_FOLDERS): string {
  if (typeof SAMPLE_VERSION === 'string') return SAMPLE_VERSION
  const hash = createHash('sha256')
  for (const folder of folders)
    for (const file of sourcesIn(folder)) hash.update(`\0${path.relative(folder, file)}\0`).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
