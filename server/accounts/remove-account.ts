import type { Account, Accounts } from './accounts'
import type { Attempts } from './attempts'
import { guessPassword, type Locked } from './password-attempt'
import type { PendingRemovals } from './pending-removals'

export type RemovalResult =
  /** Closed to logins; removed at that time. */
  | { kind: 'leaving'; at: Date }
  /** Removed from another device at this moment. */
  | { kind: 'gone' }
  /** Everybody shares a demo account. */
  | { kind: 'demo' }
  | { kind: 'wrong' }
  | Locked

interface Parts {
  accounts: Accounts
  attempts: Attempts
  pendingRemovals: PendingRemovals
}

/** Ends an account. Where there is a password it is required: an unattended phone is not enough. */
export function accountRemovalWith({ accounts, attempts, pendingRemovals }: Parts) {
  return async ({ id }: Account, password: string, address: string): Promise<RemovalResult> => {
    if (await accounts.isDemo(id)) return { kind: 'demo' }
    const credentials = await accounts.credentialsOf(id)
    if (credentials) {
      const verdict = await guessPassword(attempts, credentials, { password, address })
      if (verdict.kind === 'locked') return verdict
      if (verdict.kind !== 'right') return { kind: 'wrong' }
    }
    const at = await pendingRemovals.schedule(id)
    return at ? { kind: 'leaving', at } : { kind: 'gone' }
  }
}
