import type { Account } from '../accounts/accounts'
import { HttpError } from '../http/http-error'

/** Why an account may not come in, whoever vouches for it; one that is leaving may be had back. */
export function refuseBadStanding(account: Account) {
  if (account.disabled) throw new HttpError('account_disabled')
  if (account.trialOver) throw new HttpError('trial_over')
}
