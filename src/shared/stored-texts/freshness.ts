import { offline } from '@/platform/offline'

/**
 * Calls `load` and reports whether the reply came from the browser's cache. A cached reply must not be stored as new.
 */
export async function withFreshness<T>(load: () => Promise<T>): Promise<{ loaded: T; isStale: boolean }> {
  let isStale = false
  const leave = offline.watch(() => (isStale = true))
  try {
    const loaded = await load()
    return { loaded, isStale }
  } finally {
    leave()
  }
}
