import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import { Busy } from '../threads/busy'
import type { Entropy } from '../runtime'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const LENGTH = 32
const BLOCK = 8
const LANES = 1
/** What OWASP asks for: 128 MB, and some 400 ms a guess on a small server. */
export const COST = 2 ** 17

/** Guesses that are worked on, each of which takes its memory, and those in line behind them. */
const AT_ONCE = 2
const MOST_WAITING = 60

let working = 0
const line: Array<() => void> = []

async function inLine<T>(work: () => Promise<T>): Promise<T> {
  if (line.length >= MOST_WAITING) throw new Busy()
  if (working < AT_ONCE) working++
  else await new Promise<void>(go => line.push(go))
  try {
    return await work()
  } finally {
    const next = line.shift()
    if (next) next()
    else working--
  }
}

/** The same sign may be typed in two ways (é, ﬁ, full-width letters). */
const typed = (password: string) => password.normalize('NFKC')

const stretch = (password: string, salt: Buffer, cost: number, block: number, lanes: number) =>
  inLine(() =>
    derive(typed(password), salt, LENGTH, { N: cost, r: block, p: lanes, maxmem: 128 * block * (2 * cost + lanes) }),
  )

/** `scrypt:N:r:p:salt:hash`: the parameters travel with the hash, so that raising them keeps old passwords. */
const stored = (cost: number, salt: Buffer, hash: Buffer) =>
  ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), hash.toString('base64url')].join(':')

export async function hashPassword(password: string, random: Entropy, cost = COST) {
  const salt = random(16)
  return stored(cost, salt, await stretch(password, salt, cost, BLOCK, LANES))
}

/** What no password has made: to guess at it takes as long as at one that a password has made. */
export const decoyHash = (random: Entropy, cost: number) => stored(cost, random(16), random(LENGTH))

const costOf = (hash: string) => Number(hash.split(':')[1])

/** Whether a hash is easier to guess at than those that are made now. */
export const isWeak = (hash: string, cost: number) => costOf(hash) < cost

/** Where `atLeast` is a higher cost, what the hash lacks is worked off: how long it takes tells nobody which of them it is. */
export async function verifyPassword(password: string, hashed: string, atLeast = 0) {
  const [, cost, block, lanes, salt = '', hash = ''] = hashed.split(':')
  const own = [Buffer.from(salt, 'base64url'), Number(cost), Number(block)] as const
  const expected = Buffer.from(hash, 'base64url')
  const actual = await stretch(password, ...own, Number(lanes))
  const lacking = Math.round(atLeast / Number(cost)) - 1
  if (lacking > 0) await stretch(password, ...own, lacking)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
