/** IndexedDB, a record for each part: as JSON it is read several times faster than as many records. */
import { allOf, answerTo, databaseOf, done } from './database.h5'
import { partOf } from './parts'
import type { Kept, VaultPort } from './port'

const DATABASE = 'desk'
const STORE = 'parts'

const { begin } = databaseOf(DATABASE, 2, [STORE])
const storeFor = async (mode: IDBTransactionMode) => (await begin(mode)).objectStore(STORE)

interface Told {
  owner: string
  entries: Kept[]
}

/** Between the windows of a browser; one before 2022 has none, and where pages are drawn for others there is no browser. */
const windows =
  typeof BroadcastChannel === 'undefined' || typeof indexedDB === 'undefined'
    ? undefined
    : new BroadcastChannel(DATABASE)

type Content = Record<string, Kept>

interface Part {
  owner: string
  id: number
  content: string
}

const contentIn = ({ content }: Part) => JSON.parse(content) as Content

async function read(owner: string) {
  const parts = await answerTo((await storeFor('readonly')).getAll(allOf(owner)) as IDBRequest<Part[]>)
  return parts.flatMap(part => Object.values(contentIn(part)))
}

async function write(owner: string, entries: Kept[]) {
  const store = await storeFor('readwrite')
  const parts = new Map<number, Kept[]>()
  for (const entry of entries) parts.set(partOf(entry.id), [...(parts.get(partOf(entry.id)) ?? []), entry])
  for (const [id, changed] of parts) {
    const request = store.get([owner, id]) as IDBRequest<Part | undefined>
    // Within the same transaction: two windows that write at once do not undo each other.
    request.onsuccess = () => {
      const content = request.result ? contentIn(request.result) : {}
      for (const entry of changed) content[entry.id] = entry
      store.put({ owner, id, content: JSON.stringify(content) } satisfies Part)
    }
  }
  await done(store.transaction)
  windows?.postMessage({ owner, entries } satisfies Told)
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
  watch(tell) {
    windows?.addEventListener('message', ({ data: { owner, entries } }: MessageEvent<Told>) => tell(owner, entries))
  },
  async clear(owner) {
    try {
      const store = await storeFor('readwrite')
      store.delete(allOf(owner))
      await done(store.transaction)
    } catch {
      // What could not be kept need not be forgotten.
    }
  },
}
