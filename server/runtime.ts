/** Time and randomness. Both are injected, so that tests can control them. */
import { createHash, randomBytes } from 'node:crypto'

export type Clock = () => Date
export type RandomBytes = (bytes: number) => Buffer

export interface Runtime {
  now: Clock
  random: RandomBytes
}

export const systemRuntime: Runtime = { now: () => new Date(), random: size => randomBytes(size) }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/**
 * Returns the SHA-256 digest of a text. The database stores it in place of a secret. A random secret cannot be derived
 * from its digest.
 */
export const secretDigest = (secret: string) => createHash('sha256').update(secret).digest()
