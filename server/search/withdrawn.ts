/** Whether a document was withdrawn at the request of a person named in it. */
import type { Engine } from '../engine/port'

/** Returns the key under which the engine records a withdrawn document. */
export const withdrawnKey = (collection: string, id: string) => `withdrawn ${collection} ${id}`

export const isWithdrawn = async (engine: Engine, collection: string, id: string) =>
  (await engine.meta(withdrawnKey(collection, id))) === 'yes'
