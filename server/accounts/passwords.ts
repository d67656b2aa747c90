import { scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'
import type { Entropy } from '../runtime'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const LENGTH = 32
const BLOCK = 8
const LANES = 1
/** 32 MB and some 80 ms a guess on a small server. */
export const COST = 2 ** 15

/** The same sign may be typed in two ways (é, ﬁ, full-width letters). */
const typed = (password: string) => password.normalize('NFKC')

const stretch = (password: string, salt: Buffer, cost: number, block: number, lanes: number) =>
  derive(typed(password), salt, LENGTH, { N: cost, r: block, p: lanes, maxmem: 256 * cost * block })

/** `scrypt:N:r:p:salt:hash`: the parameters travel with the hash, so that raising them keeps old passwords. */
export async function hashPassword(password: string, random: Entropy, cost = COST) {
  const salt = random(16)
  const hash = await stretch(password, salt, cost, BLOCK, LANES)
  return ['scrypt', cost, BLOCK, LANES, salt.toString('base64url'), hash.toString('base64url')].join(':')
}

export async function verifyPassword(password: string, stored: string) {
  const [, cost, block, lanes, salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'base64url')
  const actual = await stretch(password, Buffer.from(salt, 'base64url'), Number(cost), Number(block), Number(lanes))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}
