/** A database of the browser. What a private window, or a full disk, refuses is told by a rejection. */

/** One that has not answered by then does not answer. */
const PATIENCE = 4000

export const answerTo = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
  })

export const done = (transaction: IDBTransaction) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('refused'))
  })

export const inTime = <T>(promise: Promise<T>) =>
  Promise.race([promise, new Promise<T>((_, reject) => setTimeout(() => reject(new Error('no answer')), PATIENCE))])

/** Stores whose records are told apart by their owner and their id; those of another version are dropped. */
export function databaseOf(name: string, version: number, stores: string[]) {
  let connected: Promise<IDBDatabase> | undefined

  function connect() {
    const request = indexedDB.open(name, version)
    request.onupgradeneeded = () => {
      const { result: db } = request
      for (const store of [...db.objectStoreNames]) db.deleteObjectStore(store)
      for (const store of stores) db.createObjectStore(store, { keyPath: ['owner', 'id'] })
    }
    return inTime(answerTo(request))
  }

  async function begin(mode: IDBTransactionMode): Promise<IDBTransaction> {
    connected ??= connect().catch((error: unknown) => {
      connected = undefined
      throw error
    })
    const db = await connected
    db.onclose = () => (connected = undefined)
    // Another tab has a newer app, or forgets it all.
    db.onversionchange = () => {
      db.close()
      connected = undefined
    }
    return db.transaction(stores, mode)
  }

  return { begin }
}

export const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])
