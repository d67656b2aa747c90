import type { Account, Accounts } from './accounts'
import type { Attempts } from './attempts'
import { verifyPassword } from './passwords'

export type Removal =
  | { kind: 'removed' }
  /** Of all who try the product. */
  | { kind: 'demo' }
  | { kind: 'wrong' }
  | { kind: 'locked'; retryIn: number }

interface Parts {
  accounts: Accounts
  attempts: Attempts
}

/** Somebody ends their own account. Where there is a password, a phone that was left lying about is not enough. */
export function accountRemovalWith({ accounts, attempts }: Parts) {
  return async ({ id }: Account, password: string, address: string): Promise<Removal> => {
    if (await accounts.isDemo(id)) return { kind: 'demo' }
    const own = await accounts.ownPassword(id)
    if (own) {
      const attempt = await attempts.begin(own.login, address)
      if (!attempt.allowed) return { kind: 'locked', retryIn: attempt.retryIn }
      if (!(await verifyPassword(password, own.password))) return { kind: 'wrong' }
      await attempt.isRight()
    }
    await accounts.remove(id)
    return { kind: 'removed' }
  }
}
