/** Connects to Redis or Valkey by the package `ioredis`. Loaded only if REDIS_URL is set. */
import { Redis } from 'ioredis'
import { SECOND } from '../runtime'
import { RedisError } from './shared-limits'

/** Messages of errors that waiting does not resolve: wrong password, certificate or permission. */
const REFUSED = /WRONGPASS|NOAUTH|NOPERM|invalid password|certificate|SSL|altnames/i

/** Connects to Redis. Retries in the background while Redis is down; throws if Redis refuses the settings. */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2 * SECOND,
    commandTimeout: SECOND / 4,
    retryStrategy: times => Math.min(times * 100, 2 * SECOND),
  })
  let failure: Error | undefined
  redis.on('error', (error: Error) => (failure = error))
  await redis.connect().catch((error: Error) => (failure ??= error))
  if (failure && REFUSED.test(failure.message)) {
    redis.disconnect()
    throw new RedisError(`REDIS_URL cannot be used: ${failure.message.replace(/\.$/, '')}.`)
  }
  return redis
}
