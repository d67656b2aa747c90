/** Counts requests within this process. The clock is monotonic, so a change of the system time delays no visitor. */
import type { LimitStore } from '@fastify/rate-limit/store/RedisStore.js'

/** The maximum number of visitors whose requests are counted. */
const MOST = 10_000

interface Window {
  began: number
  current: number
}

export class WindowCounter {
  /** The time windows by visitor. The visitor with the latest request is last. */
  private readonly windows = new Map<string, Window>()

  constructor(private readonly clock = () => performance.now()) {}

  private windowOf(key: string, timeWindow: number): Window {
    const now = this.clock()
    const window = this.windows.get(key)
    return window && now - window.began < timeWindow ? window : { began: now, current: 0 }
  }

  current(key: string, timeWindow: number) {
    return this.windowOf(key, timeWindow).current
  }

  /** Adds to a visitor's count of requests. Returns the count and the remaining time of the window. */
  add(key: string, increment: number, timeWindow: number) {
    const { began, current } = this.windowOf(key, timeWindow)
    this.windows.delete(key)
    this.windows.set(key, { began, current: current + increment })
    if (this.windows.size > MOST) this.windows.delete(this.windows.keys().next().value!)
    return { current: current + increment, ttl: Math.ceil(timeWindow - (this.clock() - began)) }
  }
}

type Incr = Parameters<LimitStore['incr']>

export class LocalLimitStore implements LimitStore {
  private readonly counter = new WindowCounter()

  incr(...[key, callback, timeWindow]: Incr) {
    callback(null, this.counter.add(key, 1, timeWindow))
  }

  /** Returns a separate counter, for a route with a limit of its own. */
  child() {
    return new LocalLimitStore()
  }
}
