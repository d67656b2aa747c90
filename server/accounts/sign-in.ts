import type { Entropy } from '../runtime'
import { type Account, type Accounts, loginNameOf } from './accounts'
import type { Attempts } from './attempts'
import { guess, type Locked } from './password-attempt'
import { decoyHash, hashPassword, isWeak, verifyPassword } from './passwords'

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
export function signInWith({ accounts, attempts, random, passwordCost }: Parts) {
  const decoy = decoyHash(random, passwordCost)

  /** Whoever comes in by an older hash leaves with one of today; the password of a demo account is published. */
  async function renew({ id, hasPassword }: Account, password: string, stored: string) {
    if (hasPassword && isWeak(stored, passwordCost))
      await accounts.renewHash(id, { from: stored, to: await hashPassword(password, random, passwordCost) })
  }

  return async (name: string, password: string, address: string): Promise<SignIn> => {
    let account: Account | undefined
    const guessed = await guess(attempts, { login: loginNameOf(name), address }, async () => {
      const found = await accounts.findByLogin(name)
      const isRight = await verifyPassword(password, found?.password ?? decoy, passwordCost)
      account = found?.account
      if (!found) return 'unknown'
      if (!found.password || !isRight) return 'wrong'
      await renew(found.account, password, found.password)
      return 'right'
    })
    if (guessed.kind === 'locked') return guessed
    return account && guessed.kind === 'right' ? { kind: 'in', account } : { kind: 'wrong', account }
  }
}
