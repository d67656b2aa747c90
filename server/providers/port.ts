import type { Account } from '../accounts/accounts'

/** Somebody who vouches for a visitor: hands the client a code, and tells us whose it is. */
export interface LoginProvider {
  appId: string
  /** The account a code speaks for; throws a Refusal when it speaks for nobody. */
  redeem(code: string, state: string): Promise<Account>
}

export interface Providers {
  web: LoginProvider
  weapp: LoginProvider
  /** WeChat's, or nothing: then the built-in page of this server is the one. */
  authorizeUrl: string
}
