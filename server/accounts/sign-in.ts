import type { RandomBytes } from '../runtime'
import { type Account, type Accounts, loginNameOf } from './accounts'
import type { LoginAttempts } from './attempts'
import { verifyLoginAttempt, type LoginLock } from './password-attempt'
import { decoyHash, hashPassword, isWeakHash, verifyPassword } from './passwords'

type SignInResult =
  | { kind: 'in'; account: Account }
  /** `account` is the account with that name, for the log only. */
  | { kind: 'wrong'; account?: Account }
  | LoginLock

interface Parts {
  accounts: Accounts
  attempts: LoginAttempts
  random: RandomBytes
  passwordCost: number
}

/**
 * Returns the function that checks name and password. An unknown name takes as long as a wrong password, with the same
 * result.
 */
export function createSignIn({ accounts, attempts, random, passwordCost }: Parts) {
  const decoy = decoyHash(random, passwordCost)

  /** Replaces a weak hash after a successful login. Demo accounts keep theirs, since their passwords are public. */
  async function renew({ id, mayChangePassword }: Account, password: string, stored: string) {
    if (mayChangePassword && isWeakHash(stored, passwordCost))
      await accounts.renewHash(id, { from: stored, to: await hashPassword(password, random, passwordCost) })
  }

  return async (name: string, password: string, address: string): Promise<SignInResult> => {
    let account: Account | undefined
    const verdict = await verifyLoginAttempt(attempts, { login: loginNameOf(name), address }, async () => {
      const candidate = await accounts.findByLogin(name)
      const isRight = await verifyPassword(password, candidate?.password ?? decoy, passwordCost)
      account = candidate?.account
      if (!candidate) return 'unknown'
      if (!candidate.password || !isRight) return 'wrong'
      await renew(candidate.account, password, candidate.password)
      return 'right'
    })
    if (verdict.kind === 'locked') return verdict
    return account && verdict.kind === 'right' ? { kind: 'in', account } : { kind: 'wrong', account }
  }
}
