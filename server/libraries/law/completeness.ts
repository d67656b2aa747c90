/** Reads the day up to which the library has all laws. */
import { type Completeness, completenessMessage } from '@domain/law-time/completeness'
import type { Engine } from '../../engine/port'

/** The metadata key of that day. */
export const COMPLETENESS_KEY = 'lawsCompleteTo'

/** Reads the day of the law library, or that of another library by its `key`. */
export async function readCompleteness(engine: Engine, key = COMPLETENESS_KEY): Promise<Completeness | undefined> {
  const text = await engine.meta(key)
  return text ? (JSON.parse(text) as Completeness) : undefined
}

/** Returns the sentence that is shown beside the status of a law. Returns nothing if there are no laws. */
export async function lawCompletenessOf(engine: Engine): Promise<{ completeness?: string }> {
  const completeness = await readCompleteness(engine)
  return completeness ? { completeness: completenessMessage(completeness) } : {}
}
