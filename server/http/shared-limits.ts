/** Requests counted by one Redis for several servers; while it is away, each server counts for itself. */
import RedisStore, { type LimitStore } from '@fastify/rate-limit/store/RedisStore.js'
import type { FastifyBaseLogger } from 'fastify'
import type { Redis } from 'ioredis'
import { SECOND } from '../runtime'
import { OwnCounts } from './local-limit-store'

export interface SharedCounts {
  redis: Redis
  /** Told when it goes away, and once it answers again. */
  onTrouble(error: Error): void
  onReturn(): void
}

/** One sentence for the deployer. */
export class RedisError extends Error {}

export const countsIn = (redis: Redis, log: FastifyBaseLogger): SharedCounts => ({
  redis,
  onTrouble: error => log.warn({ reason: error.message }, 'Redis is away: each server counts requests for itself'),
  onReturn: () => log.warn('Redis is back: requests are counted together'),
})

type Params = { continueExceeding?: boolean; exponentialBackoff?: boolean }
type Incr = Parameters<LimitStore['incr']>

const NAMESPACE = 'alpha-limits:'
/** How long a Redis that failed is left alone, so that one that hangs does not slow every request. */
const LEFT_ALONE = SECOND

/** Whether the Redis answers, known once for the limits of all routes. */
class Health {
  private awaySince?: number

  constructor(private readonly counts: SharedCounts) {}

  isLeftAlone() {
    return this.awaySince !== undefined && performance.now() - this.awaySince < LEFT_ALONE
  }
  failed(error: Error) {
    if (this.awaySince === undefined) this.counts.onTrouble(error)
    this.awaySince = performance.now()
  }
  answered() {
    if (this.awaySince !== undefined) this.counts.onReturn()
    this.awaySince = undefined
  }
}

class FallbackStore implements LimitStore<never> {
  constructor(
    private readonly shared: LimitStore<never>,
    private readonly own: LimitStore<never>,
    private readonly health: Health,
  ) {}

  incr(...[key, counted, timeWindow, max]: Incr) {
    const countHere = () => this.own.incr(key, counted, timeWindow, max)
    if (this.health.isLeftAlone()) return countHere()
    const heard: typeof counted = (error, result) => {
      if (error) {
        this.health.failed(error)
        return countHere()
      }
      this.health.answered()
      counted(null, result)
    }
    this.shared.incr(key, heard, timeWindow, max)
  }

  child(route: never) {
    return new FallbackStore(this.shared.child(route), this.own.child(route), this.health)
  }
}

export const storeOver = (counts: SharedCounts) =>
  class extends FallbackStore {
    constructor({ continueExceeding = false, exponentialBackoff = false }: Params) {
      super(
        new RedisStore(continueExceeding, exponentialBackoff, counts.redis, NAMESPACE),
        new OwnCounts(),
        new Health(counts),
      )
    }
  }
