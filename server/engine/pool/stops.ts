/**
 * Cancel flags of running queries, in memory that all threads share. A flag is raised when nobody waits for the answer.
 * The number of flags is fixed, which limits the queue.
 */
import { Busy } from '../../threads/busy'

export class Stops {
  readonly flags: Int32Array
  private readonly free: number[]

  constructor(size: number) {
    this.flags = new Int32Array(new SharedArrayBuffer(size * Int32Array.BYTES_PER_ELEMENT))
    this.free = Array.from({ length: size }, (_, at) => at)
  }

  /** Reserves a free flag. Returns its index. */
  take(): number {
    const at = this.free.pop()
    if (at === undefined) throw new Busy()
    Atomics.store(this.flags, at, 0)
    return at
  }

  raise(at: number) {
    Atomics.store(this.flags, at, 1)
  }

  raiseAll() {
    this.flags.fill(1)
  }

  giveBack(at: number) {
    this.free.push(at)
  }
}
