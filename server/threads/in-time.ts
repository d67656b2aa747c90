import { setTimeout } from 'node:timers/promises'

/** What the work comes to; nothing where the time is over before, and the work is left to itself. */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<{ value: T } | undefined> {
  const timer = new AbortController()
  const late = setTimeout(ms, undefined, { signal: timer.signal })
  try {
    return await Promise.race([work.then(value => ({ value })), late])
  } finally {
    timer.abort()
    late.catch(() => undefined)
  }
}
