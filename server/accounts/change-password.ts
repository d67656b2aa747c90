import type { RandomBytes } from '../runtime'
import type { Account, Accounts } from './accounts'
import type { LoginAttempts } from './attempts'
import { verifyOwnerPassword, type LoginLock } from './password-attempt'
import { faultOfPassword, type PasswordFault } from './new-password'
import { hashPassword, isSamePassword } from './passwords'

export type PasswordChangeResult =
  | { kind: 'changed' }
  /** The owner cannot change a password. WeChat accounts have none, and the passwords of demo accounts are public. */
  | { kind: 'none' }
  | { kind: PasswordFault | 'same' | 'wrong' }
  | LoginLock

interface Parts {
  accounts: Accounts
  attempts: LoginAttempts
  random: RandomBytes
  passwordCost: number
  /** The product's name, which the deployer chooses. */
  appName: string
}

interface PasswordInput {
  old: string
  new: string
  /** The address of the client, by which wrong passwords are counted. */
  address: string
  /** The token of the current session, which continues. All other sessions end. */
  token: string
}

/**
 * Returns the function that changes a password. An attacker could guess the old password here as well as at login, so
 * wrong passwords count in the same way.
 */
export function createPasswordChange({ accounts, attempts, random, passwordCost, appName }: Parts) {
  return async ({ id }: Account, input: PasswordInput): Promise<PasswordChangeResult> => {
    const credentials = await accounts.credentialsOf(id)
    if (!credentials) return { kind: 'none' }
    const fault = await faultOfPassword(input.new, [credentials.login, appName])
    if (fault) return { kind: fault }
    const verdict = await verifyOwnerPassword(attempts, credentials, { password: input.old, address: input.address })
    if (verdict.kind === 'locked') return verdict
    if (verdict.kind !== 'right') return { kind: 'wrong' }
    if (isSamePassword(input.old, input.new)) return { kind: 'same' }
    const password = await hashPassword(input.new, random, passwordCost)
    // An administrator may have set another password meanwhile.
    const changed = await accounts.replacePassword(id, { from: credentials.password, to: password, token: input.token })
    return { kind: changed ? 'changed' : 'wrong' }
  }
}
