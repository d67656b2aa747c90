import { setTimeout } from 'node:timers/promises'

/**
 * Returns an object whose `value` is the result of the work, or `undefined` if the timeout passes first. The work then
 * continues, and its result is ignored.
 */
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
