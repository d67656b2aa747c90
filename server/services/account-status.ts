import type { Account } from '../accounts/accounts'
import { HttpError } from '../http/http-error'

/**
 * Throws an error if an account is disabled or expired. An account that its owner has closed passes, because the owner
 * may still restore it.
 */
export function requireUsableAccount(account: Account) {
  if (account.disabled) throw new HttpError('account_disabled')
  if (account.trialOver) throw new HttpError('trial_over')
}
