import type { Attempts } from './attempts'
import { verifyPassword } from './passwords'

export interface Locked {
  kind: 'locked'
  retryIn: number
}

/** `unknown`: nobody has that name. */
export type Verdict = 'right' | 'wrong' | 'unknown'

/** A password is guessed at wherever one is asked for, so each guess is counted alike, and judged only while guesses are allowed. */
export async function guess(
  attempts: Attempts,
  { login, address }: { login: string; address: string },
  judge: () => Promise<Verdict>,
): Promise<{ kind: Verdict } | Locked> {
  const attempt = await attempts.begin(login, address)
  if (!attempt.allowed) return { kind: 'locked', retryIn: attempt.retryIn }
  const kind = await judge()
  if (kind === 'right') await attempt.isRight()
  if (kind === 'unknown') await attempt.isUnknown()
  return { kind }
}

/** Somebody who is known by a session, or by an earlier guess, says their password. */
export const guessOwn = (
  attempts: Attempts,
  own: { login: string; password: string },
  { password, address }: { password: string; address: string },
) =>
  guess(attempts, { login: own.login, address }, async () =>
    (await verifyPassword(password, own.password)) ? 'right' : 'wrong',
  )
