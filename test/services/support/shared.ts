/** A PostgreSQL and a Redis shared by the servers of one test, and cleaned up after it. */
import { Redis } from 'ioredis'
import { randomBytes } from 'node:crypto'
import { temporarySchema } from '../../server/support/postgres'

const REDIS = 'redis://127.0.0.1:6379'

export async function sharedServices() {
  const prefix = `alpha-test-${randomBytes(6).toString('hex')}:`
  const schema = await temporarySchema()
  return {
    schema,
    env: {
      DATABASE_URL: schema.url,
      DATA_KEY: Buffer.alloc(32).toString('base64'),
      REDIS_URL: `${REDIS}?keyPrefix=${prefix}`,
    },
    async end() {
      await schema.drop()
      const redis = new Redis(REDIS)
      const keys = await redis.keys(`${prefix}*`)
      if (keys.length) await redis.del(...keys)
      await redis.quit()
    },
  }
}
