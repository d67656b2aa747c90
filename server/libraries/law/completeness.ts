/** Reads the day up to which the library has all laws. */
import { type Completeness, completenessMessage } from '@domain/law-time/completeness'
import type { Engine } from '../../engine/port'

/** The engine's key of that day. */
export const COMPLETENESS = 'lawsCompleteTo'

/** `key` is that of laws, or of another library. */
export async function readCompleteness(engine: Engine, key = COMPLETENESS): Promise<Completeness | undefined> {
  const text = await engine.meta(key)
  return text ? (JSON.parse(text) as Completeness) : undefined
}

/** Returns the fact to show beside the status of a law. Empty for a library without laws. */
export async function completenessOf(engine: Engine): Promise<{ completeness?: string }> {
  const completeness = await readCompleteness(engine)
  return completeness ? { completeness: completenessMessage(completeness) } : {}
}
