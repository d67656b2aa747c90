import type { Account } from '../accounts/accounts'

/**
 * The owner of a verified code. `account` is the account that the login itself created. If its owner has linked another
 * account, `linked` is that account, and the login opens it instead.
 */
export interface VerifiedLogin {
  account: Account
  linked?: Account
}

/**
 * A service that verifies people. A client gets a code from the provider. The server then asks the provider who owns
 * the code.
 */
export interface LoginProvider {
  appId: string
  /** Returns the account of a code's owner. Throws an HttpError if the code is invalid. */
  redeem(code: string, state: string): Promise<VerifiedLogin>
}

export interface PhoneProvider {
  /** Returns the phone number of a code's owner, in digits. Throws an HttpError if the code is invalid. */
  numberOf(code: string): Promise<string>
}

export interface Providers {
  web: LoginProvider
  weapp: LoginProvider
  /** The provider of WeChat's phone numbers. Without it, no phone numbers are requested. */
  phone?: PhoneProvider
  /** The address of WeChat's login page; empty if the built-in page is used. */
  authorizeUrl: string
}
