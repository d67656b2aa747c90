/** IndexedDB, a record for each entry. */
import type { Kept, VaultPort } from './port'

const DATABASE = 'desk'
const STORE = 'entries'

/** What a private window, or a full disk, refuses is told by a rejection. */
const answerTo = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('refused'))
  })

function connect() {
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: ['owner', 'id'] })
  return answerTo(request)
}

let connected: Promise<IDBDatabase> | undefined

async function storeFor(mode: IDBTransactionMode) {
  connected ??= connect().catch((error: unknown) => {
    connected = undefined
    throw error
  })
  const db = await connected
  db.onclose = () => (connected = undefined)
  // Another tab has a newer app, which waits for us.
  db.onversionchange = () => {
    db.close()
    connected = undefined
  }
  return db.transaction(STORE, mode).objectStore(STORE)
}

const done = ({ transaction }: IDBObjectStore) =>
  new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('refused'))
  })

const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []])

export const vault: VaultPort = {
  async read(owner) {
    try {
      const records = await answerTo((await storeFor('readonly')).getAll(allOf(owner)))
      return (records as Array<{ entry: Kept }>).map(({ entry }) => entry)
    } catch {
      return []
    }
  },
  async write(owner, entries) {
    try {
      const store = await storeFor('readwrite')
      for (const entry of entries) store.put({ owner, id: entry.id, entry })
      await done(store)
      return true
    } catch {
      return false
    }
  },
  async clear(owner) {
    try {
      const store = await storeFor('readwrite')
      store.delete(allOf(owner))
      await done(store)
    } catch {
      // What could not be kept need not be forgotten.
    }
  },
}
