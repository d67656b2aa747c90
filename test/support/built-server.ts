/**
 * Starts the server from its build, as it is deployed. The build starts in a fifth of the time of the
 * sources, and a run of all tests starts some hundred servers and commands.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_ENTRIES, type ServerSource } from '../../scripts/server-entries'

const ROOT = path.resolve(__dirname, '../..')
export const BUILT_SERVER = path.join(ROOT, 'dist/test-server')
export const STAMP = path.join(BUILT_SERVER, '.built')
/**
 * The script of the engine's thread for tests. It is not part of the server's build: a second SQLite in a
 * test's process would break the locks of the first.
 */
export const BUILT_THREAD = path.join(ROOT, 'dist/test-threads/engine-worker.js')
const SOURCES = ['server', 'src/domain', 'types', 'config', 'scripts']

/** Returns a digest of all sources of the build. */
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

let current: boolean | undefined
const isCurrent = () => (current ??= existsSync(STAMP) && readFileSync(STAMP, 'utf8') === serverSources())

/**
 * Returns the thread script of the pooled engine, or `undefined` (which means the source) if the build is not
 * up to date.
 */
export const engineThread = () => (isCurrent() ? BUILT_THREAD : undefined)

/**
 * Returns Node's arguments for a program of the server. They name the build if it is up to date, otherwise
 * the source.
 */
export function programArguments(source: ServerSource): string[] {
  if (!isCurrent()) return ['--import', 'tsx', path.join(ROOT, source)]
  const entry = Object.entries(SERVER_ENTRIES).find(([, file]) => file === source)!
  return [path.join(BUILT_SERVER, `${entry[0]}.js`)]
}

export const serverCommand = () => programArguments('server/main.ts')
