import type { Account } from '../accounts/accounts'

/** The account of a verified code, and the account linked to it. */
export interface VerifiedLogin {
  account: Account
  linked?: Account
}

/** Verifies a visitor: gives the client a code, and tells us whose it is. */
export interface LoginProvider {
  appId: string
  /** Throws an HttpError for an invalid code. */
  redeem(code: string, state: string): Promise<VerifiedLogin>
}

export interface PhoneProvider {
  /** The number of a code, in digits; throws an HttpError for an invalid one. */
  numberOf(code: string): Promise<string>
}

export interface Providers {
  web: LoginProvider
  weapp: LoginProvider
  /** WeChat's phone numbers; without it none are requested. */
  phone?: PhoneProvider
  /** That of WeChat; empty for the built-in page. */
  authorizeUrl: string
}
