/** Writes the log to standard error without waiting for its reader, which may stop reading. */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../runtime'

/** The maximum number of bytes that wait for a slow reader. Further lines are dropped and counted. */
const MOST_WAITING = 1024 * 1024
const WARNING = 40

export interface LogStream {
  write(line: string): void
}

type Output = NodeJS.WriteStream & { _handle?: { setBlocking?(isBlocking: boolean): void } }

export function logOutput(output: Output = process.stderr): LogStream {
  // By default, Node would block until a pipe has taken each line.
  output._handle?.setBlocking?.(false)
  let lost = 0
  return {
    write(line) {
      if (output.writableLength > MOST_WAITING) return void lost++
      if (lost) output.write(`${JSON.stringify({ level: WARNING, time: Date.now(), lost, msg: 'lines were lost' })}\n`)
      lost = 0
      output.write(line)
    },
  }
}

/** Waits until the log is written, but at most for a second. */
export const flushLog = () =>
  Promise.race([new Promise<void>(resolve => process.stderr.write('', () => resolve())), pause(SECOND)])
