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

/** Returns the digest that the database stores of a secret. Secrets are random, so the digest cannot be reversed. */
export const secretDigest = (secret: string) => createHash('sha256').update(secret).digest()
