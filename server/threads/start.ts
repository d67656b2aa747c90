/** Starts threads that run the server's TypeScript, in a pool that replaces dead threads. */
import path from 'node:path'
import { Piscina } from 'piscina'

/** Receives the errors of threads. */
export type OnThreadError = (error: Error) => void

interface ThreadOptions {
  /** The module whose exports are the tasks: the path of a file in `server`, without its extension. */
  file: string
  /** The script to run instead of `file`. Tests pass the script of the server's build. */
  script?: string
  /** The name of the export that a thread runs if a call names none. */
  name: string
  /** The number of threads that stay even when idle. */
  least: number
  most: number
  /** The maximum number of tasks that one thread runs at the same time. */
  atOnce?: number
  workerData?: unknown
  /** The heap limit in megabytes, instead of Node's default. */
  megabytes?: number
  onTrouble: OnThreadError
}

/** How long an idle thread stays, in milliseconds. */
const IDLE_MS = 60_000
/** The extension of the scripts that threads run. It is `.js` in the server's build, whose folders are the same. */
const ENDING = path.extname(__filename)
/**
 * The options that let a thread run TypeScript. Only `require` is hooked: a hook for `import` would start a second
 * thread with every thread.
 */
const typescriptFor = (file: string) => (path.extname(file) === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [])

/** Returns the pool. It has `least` to `most` threads. */
export function startThreads({
  name,
  least,
  most,
  atOnce = 1,
  workerData,
  megabytes,
  onTrouble,
  ...rest
}: ThreadOptions): Piscina {
  const filename = rest.script ?? path.join(__dirname, '..', rest.file + ENDING)
  const pool = new Piscina({
    filename,
    name,
    minThreads: least,
    maxThreads: most,
    concurrentTasksPerWorker: atOnce,
    idleTimeout: IDLE_MS,
    workerData,
    resourceLimits: megabytes === undefined ? undefined : { maxOldGenerationSizeMb: megabytes },
    execArgv: typescriptFor(filename),
    // Atomics are off, because an idle thread would block on a lock. It could then neither finish background work nor
    // notice commits.
    atomics: 'disabled',
    recordTiming: false,
  })
  pool.on('error', onTrouble)
  return pool
}
