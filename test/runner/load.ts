/** Measures the machine's load, which scales timeouts. */
import { spawn } from 'node:child_process'
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
