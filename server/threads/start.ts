/** Threads that run the server's own TypeScript, on a pool that starts another where one has died. */
import path from 'node:path'
import { Piscina } from 'piscina'

/** Says in one line what went wrong in a thread. */
export type OnTrouble = (error: Error) => void

export interface ThreadOptions {
  /** Whose exports are what can be asked of a thread: a file below `server`, without its ending. */
  file: string
  /** The script to run in its place: tests hand in the one of the server's build. */
  script?: string
  /** One of them, for a thread to load before it is asked. */
  name: string
  /** At least, even when there is nothing to do. */
  least: number
  most: number
  /** How many tasks one thread has in hand at the same time. */
  atOnce?: number
  workerData?: unknown
  /** What its own objects may take up, in place of what Node allows. */
  megabytes?: number
  onTrouble: OnTrouble
}

/** A thread that nobody needs waits as long for work before it goes. */
const IDLE_MS = 60_000
/** `.js` in the server's own build, where every thread's file stands where its source does. */
const ENDING = path.extname(__filename)
/** The hook for `require` alone: the one for `import` would bring a second thread with every thread. */
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
    // A thread that sleeps on a lock while it has no task would neither finish what it does by the way, nor hear of a commit.
    atomics: 'disabled',
    recordTiming: false,
  })
  pool.on('error', onTrouble)
  return pool
}
