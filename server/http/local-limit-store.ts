/** What visitors ask for, counted by this process alone, by a clock that nobody sets: nobody waits longer than a window lasts. */
import type { LimitStore } from '@fastify/rate-limit/store/RedisStore.js'

/** So many visitors. */
const MOST = 10_000

interface Window {
  began: number
  current: number
}

export class Counts {
  /** Who came last stands last. */
  private readonly windows = new Map<string, Window>()

  constructor(private readonly clock = () => performance.now()) {}

  private windowOf(key: string, timeWindow: number): Window {
    const now = this.clock()
    const known = this.windows.get(key)
    return known && now - known.began < timeWindow ? known : { began: now, current: 0 }
  }

  current(key: string, timeWindow: number) {
    return this.windowOf(key, timeWindow).current
  }

  /** What a visitor has come to, and how long that is counted. */
  add(key: string, more: number, timeWindow: number) {
    const { began, current } = this.windowOf(key, timeWindow)
    this.windows.delete(key)
    this.windows.set(key, { began, current: current + more })
    if (this.windows.size > MOST) this.windows.delete(this.windows.keys().next().value!)
    return { current: current + more, ttl: Math.ceil(timeWindow - (this.clock() - began)) }
  }
}

type Incr = Parameters<LimitStore['incr']>

export class OwnCounts implements LimitStore {
  private readonly counts = new Counts()

  incr(...[key, counted, timeWindow]: Incr) {
    counted(null, this.counts.add(key, 1, timeWindow))
  }

  /** A route with a limit of its own is counted by itself. */
  child() {
    return new OwnCounts()
  }
}
