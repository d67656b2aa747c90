/** Redis or Valkey by ioredis. Loaded only where REDIS_URL is set. */
import { Redis } from 'ioredis'
import { SECOND } from '../runtime'
import { RedisError } from './shared-limits'

/** What waiting does not mend: a password, a certificate, a right. */
const REFUSED = /WRONGPASS|NOAUTH|NOPERM|invalid password|certificate|SSL|altnames/i

/** One that is away is waited for in the background; one that refuses us is a wrong setting. */
export async function openRedis(url: string): Promise<Redis> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2 * SECOND,
    commandTimeout: SECOND / 4,
    retryStrategy: times => Math.min(times * 100, 2 * SECOND),
  })
  let said: Error | undefined
  redis.on('error', (error: Error) => (said = error))
  await redis.connect().catch((error: Error) => (said ??= error))
  if (said && REFUSED.test(said.message)) {
    redis.disconnect()
    throw new RedisError(`REDIS_URL cannot be used: ${said.message.replace(/\.$/, '')}.`)
  }
  return redis
}
