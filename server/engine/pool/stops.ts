/**
 * A flag for each question under way, in memory that all threads share: raised when nobody waits for the answer any more. There
 * are so many and no more, which bounds what waits.
 */
import { Busy } from '../../threads/busy'

export class Stops {
  readonly flags: Int32Array
  private readonly free: number[]

  constructor(size: number) {
    this.flags = new Int32Array(new SharedArrayBuffer(size * Int32Array.BYTES_PER_ELEMENT))
    this.free = Array.from({ length: size }, (_, at) => at)
  }

  /** The place of a flag that is down. */
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
