import type { Entropy } from '../runtime'
import type { Account, Accounts } from './accounts'
import type { Attempts } from './attempts'
import { guessOwn, type Locked } from './password-attempt'
import { faultOfPassword, type PasswordFault } from './new-password'
import { hashPassword, verifyPassword } from './passwords'

export type PasswordChange =
  | { kind: 'changed' }
  /** Who comes in by WeChat has none; that of a demo account is published. */
  | { kind: 'none' }
  | { kind: PasswordFault | 'same' | 'wrong' }
  | Locked

interface Parts {
  accounts: Accounts
  attempts: Attempts
  random: Entropy
  passwordCost: number
  /** What the deployer calls the product. */
  appName: string
}

interface Given {
  old: string
  new: string
  /** From where: guesses are counted by it. */
  address: string
  /** The session that goes on; all others end. */
  token: string
}

/** The old password is guessed at here as at the login, so it is counted there too. */
export function passwordChangeWith({ accounts, attempts, random, passwordCost, appName }: Parts) {
  return async ({ id }: Account, given: Given): Promise<PasswordChange> => {
    const own = await accounts.ownPassword(id)
    if (!own) return { kind: 'none' }
    const fault = await faultOfPassword(given.new, [own.login, appName])
    if (fault) return { kind: fault }
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
