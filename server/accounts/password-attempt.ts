import type { LoginAttempts } from './attempts'
import { verifyPassword } from './passwords'

/** The result of an attempt while a lock runs. `retryIn` is the remaining time of the lock, in milliseconds. */
export interface LoginLock {
  kind: 'locked'
  retryIn: number
}

/** The outcome of a login attempt. `unknown` means that no account has this name. */
type PasswordVerdict = 'right' | 'wrong' | 'unknown'

/** Verifies a password unless attempts are locked. Every judged attempt counts, whichever page it comes from. */
export async function verifyLoginAttempt(
  attempts: LoginAttempts,
  { login, address }: { login: string; address: string },
  judge: () => Promise<PasswordVerdict>,
): Promise<{ kind: PasswordVerdict } | LoginLock> {
  const attempt = await attempts.begin(login, address)
  if (!attempt.allowed) return { kind: 'locked', retryIn: attempt.retryIn }
  const kind = await judge().catch(async (error: unknown) => {
    // A busy server or a failing database decides nothing about the password.
    await attempt.cancel().catch(() => undefined)
    throw error
  })
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
