import type { Engine } from '../engine/port'

const hasCollection = async (engine: Engine, collection: string) => collection in (await engine.health()).collections

/** Returns the ids of all documents of a collection. Returns an empty list if the engine lacks the collection. */
export async function allIds(engine: Engine, collection: string): Promise<string[]> {
  if (!(await hasCollection(engine, collection))) return []
  return engine.ids({ collection, where: { kind: 'all', clauses: [] }, order: { by: 'relevance' } })
}
