/** Counts requests of several servers in one Redis. While Redis is down, each server counts for itself. */
import RedisStore, { type LimitStore } from '@fastify/rate-limit/store/RedisStore.js'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { SECOND } from '../runtime'
import { LocalLimitStore } from './local-limit-store'

export interface SharedCounters {
  redis: Redis
  /** `onTrouble` is called when Redis stops answering, `onReturn` when Redis answers again. */
  onTrouble(error: Error): void
  onReturn(): void
}

/** A failure whose message is one sentence for the deployer. */
export class RedisError extends Error {}

export const openSharedCounters = (redis: Redis, log: FastifyBaseLogger): SharedCounters => ({
  redis,
  onTrouble: error => log.warn({ reason: error.message }, 'Redis is away: each server counts requests for itself'),
  onReturn: () => log.warn('Redis is back: requests are counted together'),
})

type Params = { continueExceeding?: boolean; exponentialBackoff?: boolean }
type Incr = Parameters<LimitStore['incr']>

const NAMESPACE = 'alpha-limits:'
/** The time without requests to a Redis that failed. A hanging Redis thus does not slow every request. */
const RETRY_AFTER = SECOND

/** Whether Redis answers. One instance serves the limits of all routes. */
class Health {
  private awaySince?: number

  constructor(private readonly shared: SharedCounters) {}

  isSkipped() {
    return this.awaySince !== undefined && performance.now() - this.awaySince < RETRY_AFTER
  }
  failed(error: Error) {
    if (this.awaySince === undefined) this.shared.onTrouble(error)
    this.awaySince = performance.now()
  }
  answered() {
    if (this.awaySince !== undefined) this.shared.onReturn()
    this.awaySince = undefined
  }
}

class FallbackStore implements LimitStore<never> {
  constructor(
    private readonly shared: LimitStore<never>,
    private readonly local: LimitStore<never>,
    private readonly health: Health,
  ) {}

  incr(...[key, callback, timeWindow, max]: Incr) {
    const countLocally = () => this.local.incr(key, callback, timeWindow, max)
    if (this.health.isSkipped()) return countLocally()
    const onResult: typeof callback = (error, result) => {
      if (error) {
        this.health.failed(error)
        return countLocally()
      }
      this.health.answered()
      callback(null, result)
    }
    this.shared.incr(key, onResult, timeWindow, max)
  }

  child(route: never) {
    return new FallbackStore(this.shared.child(route), this.local.child(route), this.health)
  }
}

export const sharedCounterStore = (shared: SharedCounters) =>
  class extends FallbackStore {
    constructor({ continueExceeding = false, exponentialBackoff = false }: Params) {
      super(
        new RedisStore(continueExceeding, exponentialBackoff, shared.redis, NAMESPACE),
        new LocalLimitStore(),
        new Health(shared),
      )
    }
  }
