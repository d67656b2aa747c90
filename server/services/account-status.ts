import type { Account } from '../accounts/accounts'
import { HttpError } from '../http/http-error'

/** Throws if an account is disabled or expired. An ended account passes, because its owner may still restore it. */
export function requireUsable(account: Account) {
  if (account.disabled) throw new HttpError('account_disabled')
  if (account.trialOver) throw new HttpError('trial_over')
}
