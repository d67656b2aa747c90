/** Who has one of a few places, and who waits for one: while there are two nobody has all of them, and who has fewest is next. */
import { Busy } from './busy'

interface Waiting<Place> {
  who: string
  go: (place: Place) => void
}

export class Line<Place> {
  private readonly free: Place[]
  /** How many of the places one may have. */
  private readonly share: number
  private readonly waiting: Array<Waiting<Place>> = []
  private readonly held = new Map<string, number>()

  /** `most` are in line and at work together; one more is refused. */
  constructor(
    private readonly places: readonly Place[],
    private readonly most: number,
  ) {
    this.free = [...places]
    this.share = Math.max(1, places.length - 1)
  }

  /** Who goes away leaves the line. */
  async take(who: string, signal?: AbortSignal): Promise<Place> {
    if (this.places.length - this.free.length + this.waiting.length >= this.most) throw new Busy()
    signal?.throwIfAborted()
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1)
        reject(signal?.reason as Error)
      }
      const go = (place: Place) => {
        signal?.removeEventListener('abort', leave)
        resolve(place)
      }
      const waiting = { who, go }
      signal?.addEventListener('abort', leave, { once: true })
      this.waiting.push(waiting)
      this.next()
    })
  }

  giveBack(place: Place, who: string) {
    const held = this.holds(who) - 1
    if (held) this.held.set(who, held)
    else this.held.delete(who)
    this.free.push(place)
    this.next()
  }

  private holds(who: string) {
    return this.held.get(who) ?? 0
  }

  private next() {
    const first = this.waiting.reduce<Waiting<Place> | undefined>(
      (best, one) => (this.holds(one.who) < (best ? this.holds(best.who) : this.share) ? one : best),
      undefined,
    )
    const place = first && this.free.pop()
    if (!first || place === undefined) return
    this.waiting.splice(this.waiting.indexOf(first), 1)
    this.held.set(first.who, this.holds(first.who) + 1)
    first.go(place)
  }
}
