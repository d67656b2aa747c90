/** A workspace that is on the device already. */
import { ROUTES } from '@/routing/routes'
import { eventually } from '../support/time'
import type { Phone } from './support'

export interface Seed {
  id: string
  kind: string
  body: object
}

/** As the app writes them, not yet sent; the app has opened its workspace once before. */
export const seedWorkspace = (phone: Phone, owner: string, entries: Seed[]) =>
  phone.page.evaluate(
    async ({ owner: whose, seeds }) => {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('desk', 2)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error('no database'))
      })
      const store = db.transaction('parts', 'readwrite').objectStore('parts')
      const parts = Array.from({ length: 32 }, (): Record<string, object> => ({}))
      seeds.forEach(
        (seed, at) =>
          (parts[at % parts.length]![seed.id] = { ...seed, editedAt: 1, version: 0, changed: true, format: 1 }),
      )
      parts.forEach((part, id) => store.put({ owner: whose, id, content: JSON.stringify(part) }))
      await new Promise(resolve => (store.transaction.oncomplete = resolve))
      db.close()
    },
    { owner, seeds: entries },
  )

/** The workspace that the device has stored, as text. */
const storedDesk = (phone: Phone) =>
  phone.page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const request = indexedDB.open('desk', 2)
        request.onerror = () => reject(request.error ?? new Error('no database'))
        request.onsuccess = () => {
          const parts = request.result.transaction('parts').objectStore('parts').getAll()
          parts.onsuccess = () => {
            request.result.close()
            resolve(JSON.stringify(parts.result))
          }
        }
      }),
  )

/** A new page may be loaded only once the device has stored the entry. */
export const isStored = (phone: Phone, words: string) =>
  eventually(async () => expect(await storedDesk(phone)).toContain(words))

export const folderSeed = (n: number): Seed => ({
  id: `folder ${n}`,
  kind: 'folder',
  body: { name: `第${n}号案`, colour: 'brand', order: n },
})

export const caseSeed = (n: number): Seed => ({
  id: `case-detail ${n}`,
  kind: 'document',
  body: {
    ...{ title: `第${n}篇：某公司与某人买卖合同纠纷二审民事判决书`, route: 'case-detail', params: { jid: `c${n}` } },
    ...{ library: '案例', from: '某某市中级人民法院', number: `（2023）某01民终${n}号`, day: '2023-05-04' },
    ...{ citation: `第${n}篇`, folders: [`folder ${n % 20}`], keptAt: n },
  },
})

export const countTo = (count: number) => Array.from({ length: count }, (_, n) => n)

export const { url: WORKSPACE, title: TITLE } = ROUTES.desk

interface Synced {
  changes: unknown[]
}

/** Part of a stored entry that the services do not have: JSON inside JSON. */
export const UNSENT = String.raw`\"changed\":true`

/** The services have accepted a change, and the device has stored that nothing is left to send. */
export async function synced(phone: Phone) {
  await phone.page.waitForResponse(
    reply =>
      reply.url().includes('/desk/') && reply.ok() && (reply.request().postDataJSON() as Synced).changes.length > 0,
  )
  await eventually(async () => expect(await storedDesk(phone)).not.toContain(UNSENT))
}
