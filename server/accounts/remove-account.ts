import type { Account, Accounts } from './accounts'
import type { Attempts } from './attempts'
import { guessOwn, type Locked } from './password-attempt'
import type { Leaving } from './account-removal'

export type Removal =
  /** Nobody comes in by it any more; it goes at that time. */
  | { kind: 'leaving'; at: Date }
  /** By another of its devices, at this moment. */
  | { kind: 'gone' }
  /** Of all who try the product. */
  | { kind: 'demo' }
  | { kind: 'wrong' }
  | Locked

interface Parts {
  accounts: Accounts
  attempts: Attempts
  leaving: Leaving
}

/** Somebody ends their own account. Where there is a password, a phone that was left lying about is not enough. */
export function accountRemovalWith({ accounts, attempts, leaving }: Parts) {
  return async ({ id }: Account, password: string, address: string): Promise<Removal> => {
    if (await accounts.isDemo(id)) return { kind: 'demo' }
    const own = await accounts.ownPassword(id)
    if (own) {
      const guessed = await guessOwn(attempts, own, { password, address })
      if (guessed.kind === 'locked') return guessed
      if (guessed.kind !== 'right') return { kind: 'wrong' }
    }
    const at = await leaving.leave(id)
    return at ? { kind: 'leaving', at } : { kind: 'gone' }
  }
}
