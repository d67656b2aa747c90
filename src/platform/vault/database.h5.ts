/** Opens an IndexedDB database. In a private window or on a full disk the promise rejects. */

/** The time in ms after which a request counts as failed. */
const TIMEOUT = 4000

/** Whether the page may store data. In a sandboxed frame even reading `indexedDB` may throw. */
export function hasDatabases() {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

export const requestResult = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
  })

export const whenCommitted = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('refused'))
  })

export const withTimeout = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise<T>((_, reject) => setTimeout(() => reject(new Error('no answer')), TIMEOUT))])

/**
 * Returns the access to a database whose stores have the key `owner, id`. The first `begin` opens the database. A
 * change of the version deletes all records.
 */
export function databaseOf(name: string, version: number, stores: string[]) {
  let connected: Promise<IDBDatabase> | undefined

  function connect() {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      const { result: db } = request
      for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store)
      for (const store of stores) db.createObjectStore(store, { keyPath: ['owner', 'id'] })
    }
    return withTimeout(requestResult(request))
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined
      throw error
    })
    const db = await connected
    db.onclose = () => (connected = undefined)
    // The event occurs when another tab opens the database with a newer app, or deletes it.
    db.onversionchange = () => {
      db.close()
      connected = undefined
    }
    return db.transaction(stores, mode)
  }

  return { begin }
}

export const ownerRange = (owner: string) => IDBKeyRange.bound([owner], [owner, []])
