/** Measures the machine's load, which scales timeouts, and the processor time of stages. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

/** The milliseconds that the work below takes on an idle machine like that of CI. */
const QUIET = 700
const MOST = 8
const WORK = `const { createHash } = require('node:crypto'); const block = Buffer.alloc(2 ** 20); for (let n = 0; n < 600; n++) createHash('sha256').update(block).digest()`

const worker = () =>
  new Promise<void>(resolve =>
    spawn(process.execPath, ['-e', WORK], { stdio: 'ignore' }).once('close', () => resolve()),
  )

export const factorOf = (ms: number) => Math.min(MOST, Math.max(1, ms / QUIET))

/** Measures on all processors, so that load on any of them counts. */
export async function measureLoad(): Promise<number> {
  const start = performance.now()
  await Promise.all(cpus().map(worker))
  return factorOf(performance.now() - start)
}

const TICKS_PER_SECOND = 100
/** The positions of `cutime` and `cstime` behind the name of the program. */
const [USER, SYSTEM] = [13, 14]

/** Returns the processor seconds of all ended children and their children, from the text of `/proc/self/stat`. */
export function childSeconds(stat: string): number {
  const numbers = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(numbers[USER]) + Number(numbers[SYSTEM])) / TICKS_PER_SECOND
}

/**
 * Returns a function that returns the processor seconds of the children that have ended since its last call. On other
 * systems than Linux it returns `undefined`.
 */
export function processorTime(): () => number | undefined {
  if (process.platform !== 'linux') return () => undefined
  const read = () => childSeconds(readFileSync('/proc/self/stat', 'utf8'))
  let last = read()
  return () => {
    const previous = last
    last = read()
    return last - previous
  }
}
