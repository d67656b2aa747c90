import type { Engine } from '../engine/port'

const hasCollection = async (engine: Engine, collection: string) => collection in (await engine.health()).collections

/** The ids of all documents of a collection; none if the engine has no such collection. */
export async function allIds(engine: Engine, collection: string): Promise<string[]> {
  if (!(await hasCollection(engine, collection))) return []
  return engine.ids({ collection, where: { kind: 'all', clauses: [] }, order: { by: 'relevance' } })
}
