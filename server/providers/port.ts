import type { Account } from '../accounts/accounts'

/** Who a code speaks for: the account of that login, and the one that it opens instead. */
export interface Login {
  account: Account
  linked?: Account
}

/** Somebody who vouches for a visitor: hands the client a code, and tells us whose it is. */
export interface LoginProvider {
  appId: string
  /** Throws a Refusal when the code speaks for nobody. */
  redeem(code: string, state: string): Promise<Login>
}

export interface PhoneProvider {
  /** The number that a code stands for, in digits; throws a Refusal where it stands for none. */
  numberOf(code: string): Promise<string>
}

export interface Providers {
  web: LoginProvider
  weapp: LoginProvider
  /** WeChat's phone numbers; without it nobody is asked for one. */
  phone?: PhoneProvider
  /** WeChat's, or nothing: then the built-in page of this server is the one. */
  authorizeUrl: string
}
