import type { LoginAttempts } from './attempts'
import { verifyPassword } from './passwords'

/** The result of an attempt while a lock runs. `retryIn` is the remaining time of the lock, in milliseconds. */
export interface LoginLock {
  kind: 'locked'
  retryIn: number
}

/** The outcome of a login attempt. `unknown` means that no account has this name. */
type PasswordVerdict = 'right' | 'wrong' | 'unknown'

/** Verifies a password unless attempts are locked. Every attempt is counted, whichever page it comes from. */
export async function verifyLoginAttempt(
  attempts: LoginAttempts,
  { login, address }: { login: string; address: string },
  judge: () => Promise<PasswordVerdict>,
): Promise<{ kind: PasswordVerdict } | LoginLock> {
  const attempt = await attempts.begin(login, address)
  if (!attempt.allowed) return { kind: 'locked', retryIn: attempt.retryIn }
  const kind = await judge()
  if (kind === 'right') await attempt.recordRight()
  if (kind === 'unknown') await attempt.recordUnknown()
  return { kind }
}

/** Verifies the password of a person whom a session or an earlier attempt has identified. */
export const verifyOwnerPassword = (
  attempts: LoginAttempts,
  credentials: { login: string; password: string },
  { password, address }: { password: string; address: string },
) =>
  verifyLoginAttempt(attempts, { login: credentials.login, address }, async () =>
    (await verifyPassword(password, credentials.password)) ? 'right' : 'wrong',
  )
