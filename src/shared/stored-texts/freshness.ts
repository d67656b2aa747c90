import { offline } from '@/platform/offline'

/** With whether something of it was an older reply that the browser had kept: that is neither stored as new nor taken for news. */
export async function withAge<T>(load: () => Promise<T>): Promise<{ loaded: T; isOld: boolean }> {
  let isOld = false
  const leave = offline.watch(() => (isOld = true))
  try {
    const loaded = await load()
    return { loaded, isOld }
  } finally {
    leave()
  }
}
