/** The ids of documents that were merged into another document, each with the id of that document. */
import type { Engine } from '../engine/port'

/** The key under which the engine stores the merged ids of laws. */
export const JOINED_LAWS_KEY = 'joinedLaws'

const LAWS = 'law'
const cache = new WeakMap<Engine, { text: string; ids: Record<string, string> }>()

/** Returns, for the id of each merged law, the id of the law that it was merged into. */
export async function joinedLawIds(engine: Engine): Promise<Record<string, string>> {
  const text = await engine.meta(JOINED_LAWS_KEY)
  if (text === undefined) return {}
  const cached = cache.get(engine)
  if (cached?.text === text) return cached.ids
  const ids = JSON.parse(text) as Record<string, string>
  cache.set(engine, { text, ids })
  return ids
}

/** Returns the id under which a merged document is stored now. Returns `undefined` if it was never merged. */
export async function idAfterJoin(engine: Engine, collection: string, id: string): Promise<string | undefined> {
  if (collection !== LAWS) return undefined
  const ids = await joinedLawIds(engine)
  return Object.hasOwn(ids, id) ? ids[id] : undefined
}
