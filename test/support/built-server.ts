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
 * The scripts of threads that are built for tests alone. The engine's is among them: with that of the server's
 * build, a second SQLite in a test's process would break the locks of the first.
 */
export const THREAD_ENTRIES = {
  engine: 'server/engine/pool/worker.ts',
  fixture: 'test/fixture/thread/worker.ts',
}
export const BUILT_THREADS = path.join(ROOT, 'dist/test-threads')
const SOURCES = ['server', 'src/domain', 'types', 'config', 'scripts', 'test/fixture/thread']

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

const scriptOf = (built: string, source: string) => (isCurrent() ? built : path.join(ROOT, source))

/** Returns the script of a thread: built or, if the build is not up to date, its source. */
export const threadScript = (name: keyof typeof THREAD_ENTRIES) =>
  scriptOf(path.join(BUILT_THREADS, `${name}.js`), THREAD_ENTRIES[name])
export const documentThread = () =>
  scriptOf(path.join(BUILT_SERVER, 'document-worker/worker.js'), 'server/document-worker/worker.ts')

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
