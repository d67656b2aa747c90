/** Standard error as the log's way out, whose reader may stop reading without going away: nobody waits for it. */
import { setTimeout as pause } from 'node:timers/promises'
import { SECOND } from '../runtime'

/** Kept for a reader who may come back; further lines are lost, and counted. */
const MOST_WAITING = 1024 * 1024
const WARNING = 40

export interface LogStream {
  write(line: string): void
}

type Output = NodeJS.WriteStream & { _handle?: { setBlocking?(isBlocking: boolean): void } }

export function logOutput(output: Output = process.stderr): LogStream {
  // By itself Node waits until a pipe has taken each line, and answers nobody meanwhile.
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

/** Before the process ends: as far as anybody reads. */
export const allIsOut = () =>
  Promise.race([new Promise<void>(resolve => process.stderr.write('', () => resolve())), pause(SECOND)])
