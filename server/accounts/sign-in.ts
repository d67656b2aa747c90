import type { Entropy } from '../runtime'
import { type Account, type Accounts, loginNameOf } from './accounts'
import type { Attempts } from './attempts'
import { hashPassword, verifyPassword } from './passwords'

export type SignIn =
  | { kind: 'in'; account: Account }
  /** Whose password was not right, where the name is somebody's: for the log only. */
  | { kind: 'wrong'; account?: Account }
  | { kind: 'locked'; retryIn: number }

interface Parts {
  accounts: Accounts
  attempts: Attempts
  random: Entropy
  passwordCost: number
}

/** Name and password against the accounts. An unknown name takes as long as a wrong password, and says the same. */
export async function signInWith({ accounts, attempts, random, passwordCost }: Parts) {
  const decoy = await hashPassword(random(16).toString('hex'), random, passwordCost)

  return async (name: string, password: string, address: string): Promise<SignIn> => {
    const attempt = await attempts.begin(loginNameOf(name), address)
    if (!attempt.allowed) return { kind: 'locked', retryIn: attempt.retryIn }
    const found = await accounts.findByLogin(name)
    const right = await verifyPassword(password, found?.password ?? decoy)
    if (found?.password && right) {
      await attempt.isRight()
      return { kind: 'in', account: found.account }
    }
    if (!found) await attempt.isUnknown()
    return { kind: 'wrong', account: found?.account }
  }
}
