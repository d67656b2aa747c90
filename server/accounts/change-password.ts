import { LIMITS } from '@domain/limits'
import type { Entropy } from '../runtime'
import type { Account, Accounts } from './accounts'
import type { Attempts } from './attempts'
import { guessOwn, type Locked } from './guess'
import { hashPassword, verifyPassword } from './passwords'

export type PasswordChange =
  | { kind: 'changed' }
  /** Who comes in by WeChat has none; that of a demo account is published. */
  | { kind: 'none' }
  | { kind: 'unfit' | 'same' | 'wrong' }
  | Locked

interface Parts {
  accounts: Accounts
  attempts: Attempts
  random: Entropy
  passwordCost: number
}

interface Given {
  old: string
  new: string
  /** From where: guesses are counted by it. */
  address: string
  /** The session that goes on; all others end. */
  token: string
}

const { least, most } = LIMITS.password

export function isFitPassword(password: string) {
  const { length } = Array.from(password)
  return length >= least && length <= most
}

/** The old password is guessed at here as at the login, so it is counted there too. */
export function passwordChangeWith({ accounts, attempts, random, passwordCost }: Parts) {
  return async ({ id }: Account, given: Given): Promise<PasswordChange> => {
    const own = await accounts.ownPassword(id)
    if (!own) return { kind: 'none' }
    if (!isFitPassword(given.new)) return { kind: 'unfit' }
    const guessed = await guessOwn(attempts, own, { password: given.old, address: given.address })
    if (guessed.kind === 'locked') return guessed
    if (guessed.kind !== 'right') return { kind: 'wrong' }
    if (await verifyPassword(given.new, own.password)) return { kind: 'same' }
    const password = await hashPassword(given.new, random, passwordCost)
    // Whoever runs the server may have set another one meanwhile: then the old one is no more.
    const changed = await accounts.replacePassword(id, { from: own.password, to: password, token: given.token })
    return { kind: changed ? 'changed' : 'wrong' }
  }
}
