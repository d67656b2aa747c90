import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { Busy } from '../threads/busy'
import type { Entropy } from '../runtime'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const LENGTH = 32
const BLOCK = 8
const LANES = 1
/** The OWASP recommendation: 128 MB, about 400 ms a try on a small server. */
export const COST = 2 ** 17

/** Concurrent hashes, each of which takes its memory, and the length of the queue. */
const AT_ONCE = 2
const MOST_WAITING = 60

let working = 0
const queue: Array<() => void> = []

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MOST_WAITING) throw new Busy()
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

/** Unicode has several forms of one character (é, ﬁ, full-width letters). */
const normalized = (password: string) => password.normalize('NFKC')

const stretch = (password: string, salt: Buffer, cost: number, block: number, lanes: number) =>
  queued(() =>
    derive(normalized(password), salt, LENGTH, {
      N: cost,
      r: block,
      p: lanes,
      maxmem: 128 * block * (2 * cost + lanes),
    }),
  )

/** `scrypt:N:r:p:salt:hash`: parameters are stored with the hash, so raising them keeps old passwords valid. */
const formatHash = (cost: number, salt: Buffer, hash: Buffer) =>
  ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), hash.toString('base64url')].join(':')

export async function hashPassword(password: string, random: Entropy, cost = COST) {
  const salt = random(16)
  return formatHash(cost, salt, await stretch(password, salt, cost, BLOCK, LANES))
}

/** A hash that no password has: verifying it takes as long as a real one. */
export const decoyHash = (random: Entropy, cost: number) => formatHash(cost, random(16), random(LENGTH))

const costOf = (hash: string) => Number(hash.split(':')[1])

/** Whether a hash is weaker than new ones. */
export const isWeak = (hash: string, cost: number) => costOf(hash) < cost

/** Adds the missing work for a hash below `atLeast`, so that the time does not reveal which cost it has. */
export async function verifyPassword(password: string, hashed: string, atLeast = 0) {
  const [, cost, block, lanes, salt = '', hash = ''] = hashed.split(':')
  const parameters = [Buffer.from(salt, 'base64url'), Number(cost), Number(block)] as const
  const expected = Buffer.from(hash, 'base64url')
  const actual = await stretch(password, ...parameters, Number(lanes))
  const missing = Math.round(atLeast / Number(cost)) - 1
  if (missing > 0) await stretch(password, ...parameters, missing)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
