/** Requests counted by this process alone, by a clock that nobody sets: nobody waits longer than a window lasts. */
import type { LimitStore } from '@fastify/rate-limit/store/RedisStore.js'

/** So many visitors. */
const MOST = 10_000

interface Window {
  began: number
  current: number
}

type Incr = Parameters<LimitStore['incr']>

export class OwnCounts implements LimitStore {
  /** Who came last stands last. */
  private readonly windows = new Map<string, Window>()

  incr(...[key, counted, timeWindow]: Incr) {
    const now = performance.now()
    const known = this.windows.get(key)
    const { began, current } = known && now - known.began < timeWindow ? known : { began: now, current: 0 }
    this.windows.delete(key)
    this.windows.set(key, { began, current: current + 1 })
    if (this.windows.size > MOST) this.windows.delete(this.windows.keys().next().value!)
    counted(null, { current: current + 1, ttl: Math.ceil(timeWindow - (now - began)) })
  }

  /** A route with a limit of its own is counted by itself. */
  child() {
    return new OwnCounts()
  }
}
