/** The ids of documents that were joined with another document, with the id of the latter. */
import type { Engine } from '../engine/port'

/** The engine's key of the joined ids of laws. */
export const JOINED_LAWS = 'joinedLaws'

const LAWS = 'law'
const cache = new WeakMap<Engine, { text: string; ids: Record<string, string> }>()

export async function joinedLaws(engine: Engine): Promise<Record<string, string>> {
  const text = await engine.meta(JOINED_LAWS)
  if (text === undefined) return {}
  const cached = cache.get(engine)
  if (cached?.text === text) return cached.ids
  const ids = JSON.parse(text) as Record<string, string>
  cache.set(engine, { text, ids })
  return ids
}

/** Returns the id under which a document is stored now, or `undefined` if it was never joined. */
export async function joinedId(engine: Engine, collection: string, id: string): Promise<string | undefined> {
  if (collection !== LAWS) return undefined
  const ids = await joinedLaws(engine)
  return Object.hasOwn(ids, id) ? ids[id] : undefined
}
