/**
 * The server's own build, as it is deployed: it is there in a fifth of the time that its sources take to be loaded, which a run of
 * all tests pays for some hundred servers and commands.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { SERVER_ENTRIES, type ServerSource } from '../../scripts/server-entries'

const ROOT = path.resolve(__dirname, '../..')
export const BUILT_SERVER = path.join(ROOT, 'dist/test-server')
export const STAMP = path.join(BUILT_SERVER, '.built')
/** Outside the build, whose own SQLite must not be a second one in a test's process: the two would break each other's locks. */
export const BUILT_THREAD = path.join(ROOT, 'dist/test-threads/engine-worker.js')
const SOURCES = ['server', 'src/domain', 'types', 'config', 'scripts']

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

let current: boolean | undefined
const isCurrent = () => (current ??= existsSync(STAMP) && readFileSync(STAMP, 'utf8') === serverSources())

/** What a thread of the pooled engine runs in a test: its source where nobody has built the sources as they are now. */
export const engineThread = () => (isCurrent() ? BUILT_THREAD : undefined)

/** What Node is told to run one of the server's programs: its build, or its source. */
export function programArguments(source: ServerSource): string[] {
  if (!isCurrent()) return ['--import', 'tsx', path.join(ROOT, source)]
  const entry = Object.entries(SERVER_ENTRIES).find(([, file]) => file === source)!
  return [path.join(BUILT_SERVER, `${entry[0]}.js`)]
}

export const serverCommand = () => programArguments('server/main.ts')
