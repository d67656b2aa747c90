/**
 * The server's own build, as it is deployed: it is there in half the time that its sources take to be loaded, which a run of all
 * tests pays for some hundred servers.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(__dirname, '../..')
export const BUILT_SERVER = path.join(ROOT, 'dist/test-server')
export const STAMP = path.join(BUILT_SERVER, '.built')
const SOURCES = ['server', 'src/domain', 'types', 'config']

/** Of all that the build may be made of. */
export function serverSources() {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, 'package-lock.json')))
  const files = SOURCES.flatMap(source =>
    readdirSync(path.join(ROOT, source), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => path.join(entry.parentPath, entry.name)),
  )
  for (const file of files.sort()) hash.update(`\0${path.relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

let start: string[] | undefined

/** What Node is told to start the server: its build, or its sources where nobody has built them as they are now. */
export function serverCommand(): string[] {
  const isBuilt = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === serverSources()
  return (start ??= isBuilt() ? [path.join(BUILT_SERVER, 'bin/main.js')] : ['--import', 'tsx', 'server/main.ts'])
}
