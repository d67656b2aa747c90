/**
 * Cancel flags of running queries, in shared memory of all threads. A flag is set when nobody waits for the answer any
 * more. The number of flags also limits the number of queries.
 */
import { BusyError } from '../../threads/busy'

export class CancelFlags {
  readonly flags: Int32Array
  private readonly free: number[]

  constructor(size: number) {
    this.flags = new Int32Array(new SharedArrayBuffer(size * Int32Array.BYTES_PER_ELEMENT))
    this.free = Array.from({ length: size }, (_, at) => at)
  }

  /** Reserves a free flag and returns its index. */
  reserve(): number {
    const at = this.free.pop()
    if (at === undefined) throw new BusyError()
    Atomics.store(this.flags, at, 0)
    return at
  }

  raise(at: number) {
    Atomics.store(this.flags, at, 1)
  }

  raiseAll() {
    this.flags.fill(1)
  }

  release(at: number) {
    this.free.push(at)
  }
}
