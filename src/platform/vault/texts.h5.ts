/** Stores texts in a separate database, which is deleted as a whole at sign-out (platform/offline). */
import { ownerRange, requestResult, databaseOf, whenCommitted, withTimeout } from './database.h5'
import { TEXTS_DATABASE } from './names'
import type { StoredTextMetadata, TextsPort } from '../ports/data'

const [LIST, CONTENTS] = ['list', 'contents'] as const
const { begin } = databaseOf(TEXTS_DATABASE, 1, [LIST, CONTENTS])

async function orElse<T>(work: Promise<T>, fallback: T): Promise<T> {
  try {
    return await withTimeout(work)
  } catch {
    return fallback
  }
}

async function list(owner: string) {
  const store = (await begin('readonly')).objectStore(LIST)
  const records = await requestResult(
    store.getAll(ownerRange(owner)) as IDBRequest<Array<{ text: StoredTextMetadata }>>,
  )
  return records.map(({ text }) => text)
}

async function read(owner: string, id: string) {
  const store = (await begin('readonly')).objectStore(CONTENTS)
  const record = await requestResult(store.get([owner, id]) as IDBRequest<{ content: string } | undefined>)
  return record?.content
}

async function write(owner: string, text: StoredTextMetadata, content: string) {
  const transaction = await begin('readwrite')
  transaction.objectStore(LIST).put({ owner, id: text.id, text })
  transaction.objectStore(CONTENTS).put({ owner, id: text.id, content })
  await whenCommitted(transaction)
  return true
}

async function remove(owner: string, ids: string[]) {
  const transaction = await begin('readwrite')
  for (const store of [LIST, CONTENTS]) for (const id of ids) transaction.objectStore(store).delete([owner, id])
  await whenCommitted(transaction)
}

export const textStorage: TextsPort = {
  list: owner => orElse(list(owner), []),
  read: (owner, id) => orElse(read(owner, id), undefined),
  write: (owner, text, content) => orElse(write(owner, text, content), false),
  remove: (owner, ids) => orElse(remove(owner, ids), undefined),
}
