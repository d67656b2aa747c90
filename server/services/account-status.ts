import type { Account } from '../accounts/accounts'
import { HttpError } from '../http/http-error'

/** Throws the reason why an account may not log in. An ended account may still be restored. */
export function requireUsable(account: Account) {
  if (account.disabled) throw new HttpError('account_disabled')
  if (account.trialOver) throw new HttpError('trial_over')
}
