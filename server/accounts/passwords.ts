import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { BusyError } from '../threads/busy'
import type { RandomBytes } from '../runtime'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const LENGTH = 32
const BLOCK = 8
const LANES = 1
/** The cost of a hash, as OWASP recommends: 128 MB, and about 400 ms on a small server. */
export const HASH_COST = 2 ** 17

/** The maximum number of hashes computed at once, as each needs 128 MB, and of requests that wait for a hash. */
const AT_ONCE = 2
const MOST_WAITING = 60

let working = 0
const queue: Array<() => void> = []

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MOST_WAITING) throw new BusyError()
  if (working < AT_ONCE) working++
  else await new Promise<void>(go => queue.push(go))
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else working--
  }
}

/** Converts a password to one Unicode form. Some characters have several forms (é, ﬁ, full-width letters). */
const normalized = (password: string) => password.normalize('NFKC')

/** Whether two typed passwords are the same, apart from their Unicode forms. */
export const isSamePassword = (a: string, b: string) => normalized(a) === normalized(b)

const stretch = (password: string, salt: Buffer, cost: number, block: number, lanes: number) =>
  queued(() =>
    derive(normalized(password), salt, LENGTH, {
      N: cost,
      r: block,
      p: lanes,
      maxmem: 128 * block * (2 * cost + lanes),
    }),
  )

/**
 * Formats a hash as `scrypt:N:r:p:salt:hash`. Parameters are stored with each hash, so old passwords stay valid when
 * the cost is raised.
 */
const formatHash = (cost: number, salt: Buffer, hash: Buffer) =>
  ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), hash.toString('base64url')].join(':')

export async function hashPassword(password: string, random: RandomBytes, cost = HASH_COST) {
  const salt = random(16)
  return formatHash(cost, salt, await stretch(password, salt, cost, BLOCK, LANES))
}

/** Returns a hash that no password has. Verifying it takes as long as verifying a real hash. */
export const decoyHash = (random: RandomBytes, cost: number) => formatHash(cost, random(16), random(LENGTH))

const costOf = (hash: string) => Number(hash.split(':')[1])

/** Whether a hash was computed with a lower cost than new hashes. */
export const isWeakHash = (hash: string, cost: number) => costOf(hash) < cost

/**
 * Verifies a password. If the hash has a lower cost than `atLeast`, the missing work is added, so that the time does
 * not reveal the cost.
 */
export async function verifyPassword(password: string, hashed: string, atLeast = 0) {
  const [, cost, block, lanes, salt = '', hash = ''] = hashed.split(':')
  const parameters = [Buffer.from(salt, 'base64url'), Number(cost), Number(block)] as const
  const expected = Buffer.from(hash, 'base64url')
  const actual = await stretch(password, ...parameters, Number(lanes))
  const missing = Math.round(atLeast / Number(cost)) - 1
  if (missing > 0) await stretch(password, ...parameters, missing)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
