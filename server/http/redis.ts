/** Redis or Valkey by ioredis. Loaded only where REDIS_URL is set. */
import { Redis } from 'ioredis'
import { SECOND } from '../runtime'
import { RedisError } from './shared-limits'

/** Errors that waiting does not fix: password, certificate, permission. */
const REFUSED = /WRONGPASS|NOAUTH|NOPERM|invalid password|certificate|SSL|altnames/i

/** Connects in the background where Redis is away; throws where it refuses the settings. */
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
