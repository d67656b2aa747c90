/** Threads that run the server's TypeScript, in a pool that replaces dead ones. */
import path from 'node:path'
import { Piscina } from 'piscina'

/** Called with an error of a thread. */
export type OnTrouble = (error: Error) => void

export interface ThreadOptions {
  /** The module whose exports are the tasks: a file below `server`, without its extension. */
  file: string
  /** A script to run instead: tests pass that of the server's build. */
  script?: string
  /** The export that a thread loads first. */
  name: string
  /** Threads that stay even when idle. */
  least: number
  most: number
  /** Concurrent tasks of one thread. */
  atOnce?: number
  workerData?: unknown
  /** The heap limit, instead of Node's default. */
  megabytes?: number
  onTrouble: OnTrouble
}

/** How long an idle thread stays. */
const IDLE_MS = 60_000
/** `.js` in the server's build, where the layout of files is the same. */
const ENDING = path.extname(__filename)
/** The hook for `require` alone: the one for `import` starts a second thread with every thread. */
const typescriptFor = (file: string) => (path.extname(file) === '.ts' ? ['--require', require.resolve('tsx/cjs')] : [])

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
    // A thread that sleeps on a lock would neither finish background work nor notice commits.
    atomics: 'disabled',
    recordTiming: false,
  })
  pool.on('error', onTrouble)
  return pool
}
