import type { Account, Accounts } from './accounts'
import type { LoginAttempts } from './attempts'
import { verifyOwnerPassword, type LoginLock } from './password-attempt'
import type { PendingRemovals } from './pending-removals'

type RemovalResult =
  /** The account refuses logins and will be removed at `at`. */
  | { kind: 'leaving'; at: Date }
  /** The account was removed from another device at this moment. */
  | { kind: 'gone' }
  /** A demo account cannot be closed, because everybody shares it. */
  | { kind: 'demo' }
  | { kind: 'wrong' }
  | LoginLock

interface Parts {
  accounts: Accounts
  attempts: LoginAttempts
  pendingRemovals: PendingRemovals
}

/**
 * Returns the function that closes an account. The password is required, if there is one: a stranger with an unlocked
 * phone must not close the account.
 */
export function createAccountRemoval({ accounts, attempts, pendingRemovals }: Parts) {
  return async ({ id }: Account, password: string, address: string): Promise<RemovalResult> => {
    if (await accounts.isDemo(id)) return { kind: 'demo' }
    const credentials = await accounts.credentialsOf(id)
    if (credentials) {
      const verdict = await verifyOwnerPassword(attempts, credentials, { password, address })
      if (verdict.kind === 'locked') return verdict
      if (verdict.kind !== 'right') return { kind: 'wrong' }
    }
    const at = await pendingRemovals.schedule(id)
    return at ? { kind: 'leaving', at } : { kind: 'gone' }
  }
}
