import { setTimeout } from 'node:timers/promises'

/** The result of the work; nothing after the timeout, while the work continues unattended. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
  const timer = new AbortController()
  const timeout = setTimeout(ms, undefined, { signal: timer.signal })
  try {
    return await Promise.race([work.then(value => ({ value })), timeout])
  } finally {
    timer.abort()
    timeout.catch(() => undefined)
  }
}
