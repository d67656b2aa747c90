import type { HostStore, StoragePort } from '../ports/data'

/**
 * Protects the app from a failing store. Refused values stay in memory until the app closes. `undefined` in memory
 * marks a key that the store did not remove.
 */
export function resilientStorage(store: HostStore): StoragePort {
  const refused = new Map<string, string | undefined>()

  const attempt = <T>(action: () => T): { value: T } | undefined => {
    try {
      return { value: action() }
    } catch {
      return undefined
    }
  }

  function remove(key: string) {
    if (attempt(() => store.remove(key))) refused.delete(key)
    else refused.set(key, undefined)
  }

  const keys = () => new Set([...(attempt(() => store.keys())?.value ?? []), ...refused.keys()])

  return {
    read(key) {
      const value = refused.has(key) ? refused.get(key) : attempt(() => store.read(key))?.value
      return typeof value === 'string' ? value : undefined
    },
    write(key, value) {
      const isWritten = attempt(() => store.write(key, value)) !== undefined
      if (isWritten) refused.delete(key)
      else refused.set(key, value)
      return isWritten
    },
    remove,
    removeAll(prefix) {
      for (const key of keys()) if (key.indexOf(prefix) === 0) remove(key)
    },
    clear(keep = []) {
      for (const key of keys()) if (!keep.includes(key)) remove(key)
    },
  }
}
