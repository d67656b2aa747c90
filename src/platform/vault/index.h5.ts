/**
 * Stores the vault in IndexedDB, with one JSON record for each part (parts.ts). This is several times faster to read
 * than one record per entry.
 */
import { ownerRange, requestResult, databaseOf, hasDatabases, whenCommitted } from './database.h5'
import { vaultPartOf } from './parts'
import type { VaultEntry, VaultPort } from '../ports/data'

const DATABASE = 'desk'
const STORE = 'parts'

const { begin } = databaseOf(DATABASE, 2, [STORE])
const storeFor = async (mode: IDBTransactionMode) => (await begin(mode)).objectStore(STORE)

interface WriteNotice {
  owner: string
  entries: VaultEntry[]
}

/**
 * The channel between the windows of a browser. Browsers before 2022 lack `BroadcastChannel`. The server that renders a
 * page has no database and needs no channel.
 */
const windows = typeof BroadcastChannel === 'undefined' || !hasDatabases() ? undefined : new BroadcastChannel(DATABASE)

type Content = Record<string, VaultEntry>

interface Part {
  owner: string
  id: number
  content: string
}

const contentIn = ({ content }: Part) => JSON.parse(content) as Content

async function read(owner: string) {
  const parts = await requestResult((await storeFor('readonly')).getAll(ownerRange(owner)) as IDBRequest<Part[]>)
  return parts.flatMap(part => Object.values(contentIn(part)))
}

async function write(owner: string, entries: VaultEntry[]) {
  const store = await storeFor('readwrite')
  const parts = new Map<number, VaultEntry[]>()
  for (const entry of entries) parts.set(vaultPartOf(entry.id), [...(parts.get(vaultPartOf(entry.id)) ?? []), entry])
  for (const [id, changedEntries] of parts) {
    const request = store.get([owner, id]) as IDBRequest<Part | undefined>
    // Reads and writes in one transaction, so that two windows do not overwrite each other.
    request.onsuccess = () => {
      const content = request.result ? contentIn(request.result) : {}
      for (const entry of changedEntries) content[entry.id] = entry
      store.put({ owner, id, content: JSON.stringify(content) } satisfies Part)
    }
  }
  await whenCommitted(store.transaction)
  windows?.postMessage({ owner, entries } satisfies WriteNotice)
}

export const vault: VaultPort = {
  async read(owner) {
    try {
      return await read(owner)
    } catch {
      return []
    }
  },
  async write(owner, entries) {
    try {
      await write(owner, entries)
      return true
    } catch {
      return false
    }
  },
  watch(listener) {
    windows?.addEventListener('message', ({ data: { owner, entries } }: MessageEvent<WriteNotice>) =>
      listener(owner, entries),
    )
  },
  async clear(owner) {
    try {
      const store = await storeFor('readwrite')
      store.delete(ownerRange(owner))
      await whenCommitted(store.transaction)
    } catch {
      // If the browser has no database, nothing is stored.
    }
  },
}
