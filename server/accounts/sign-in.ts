import type { Entropy } from '../runtime'
import { type Account, type Accounts, loginNameOf } from './accounts'
import type { Attempts } from './attempts'
import { guess, type Locked } from './guess'
import { hashPassword, verifyPassword } from './passwords'

export type SignIn =
  | { kind: 'in'; account: Account }
  /** Whose password was not right, where the name is somebody's: for the log only. */
  | { kind: 'wrong'; account?: Account }
  | Locked

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
    let account: Account | undefined
    const guessed = await guess(attempts, { login: loginNameOf(name), address }, async () => {
      const found = await accounts.findByLogin(name)
      const isRight = await verifyPassword(password, found?.password ?? decoy)
      account = found?.account
      if (!found) return 'unknown'
      return found.password && isRight ? 'right' : 'wrong'
    })
    if (guessed.kind === 'locked') return guessed
    return account && guessed.kind === 'right' ? { kind: 'in', account } : { kind: 'wrong', account }
  }
}
