/**
 * Divides slots fairly among visitors. With two or more slots, no visitor gets all of them. A free slot goes
 * to the waiting visitor who has the fewest slots.
 */
import { BusyError } from './busy'

interface Waiting<Slot> {
  visitor: string
  start: (slot: Slot) => void
}

export class FairQueue<Slot> {
  private readonly free: Slot[]
  /** The maximum number of slots that one visitor may have. */
  private readonly mostPerVisitor: number
  private readonly waiting: Array<Waiting<Slot>> = []
  private readonly slotsOf = new Map<string, number>()

  /** `most` is the maximum number of requests, running and waiting together. Further requests are refused. */
  constructor(
    private readonly slots: readonly Slot[],
    private readonly most: number,
  ) {
    this.free = [...slots]
    this.mostPerVisitor = Math.max(1, slots.length - 1)
  }

  /** Waits for a slot. When the signal aborts, the request leaves the queue. */
  async acquire(visitor: string, signal?: AbortSignal): Promise<Slot> {
    if (this.slots.length - this.free.length + this.waiting.length >= this.most) throw new BusyError()
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1)
        reject(signal?.reason as Error)
      }
      const start = (slot: Slot) => {
        signal?.removeEventListener('abort', leave)
        resolve(slot)
      }
      const waiting = { visitor, start }
      signal?.addEventListener('abort', leave, { once: true })
      this.waiting.push(waiting)
      this.next()
    })
  }

  release(slot: Slot, visitor: string) {
    const count = this.countOf(visitor) - 1
    if (count) this.slotsOf.set(visitor, count)
    else this.slotsOf.delete(visitor)
    this.free.push(slot)
    this.next()
  }

  private countOf(visitor: string) {
    return this.slotsOf.get(visitor) ?? 0
  }

  private next() {
    const first = this.waiting.reduce<Waiting<Slot> | undefined>(
      (best, entry) =>
        this.countOf(entry.visitor) < (best ? this.countOf(best.visitor) : this.mostPerVisitor) ? entry : best,
      undefined,
    )
    const slot = first && this.free.pop()
    if (!first || slot === undefined) return
    this.waiting.splice(this.waiting.indexOf(first), 1)
    this.slotsOf.set(first.visitor, this.countOf(first.visitor) + 1)
    first.start(slot)
  }
}
