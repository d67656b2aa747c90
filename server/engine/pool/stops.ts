/**
 * A cancel flag for each running query, in memory shared by all threads. Raised when nobody waits for the answer. Their fixed
 * number limits the queue.
 */
import { Busy } from '../../threads/busy'

export class Stops {
  readonly flags: Int32Array
  private readonly free: number[]

  constructor(size: number) {
    this.flags = new Int32Array(new SharedArrayBuffer(size * Int32Array.BYTES_PER_ELEMENT))
    this.free = Array.from({ length: size }, (_, at) => at)
  }

  /** The index of a free flag. */
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
