/** Reads the day up to which the library has all laws. */
import { beijingDay } from '@domain/format/beijing-time'
import { BEFORE_BEGINNING, type Completeness, completenessMessage } from '@domain/law-time/completeness'
import type { Engine, EngineDocument } from '../../engine/port'
import type { LawPayload } from './document'

/** The metadata key of that day. */
export const COMPLETENESS_KEY = 'lawsCompleteTo'

/** Reads the day of the law library, or that of another library by its `key`. */
export async function readCompleteness(engine: Engine, key = COMPLETENESS_KEY): Promise<Completeness | undefined> {
  const text = await engine.meta(key)
  return text ? (JSON.parse(text) as Completeness) : undefined
}

/** Whether a law began after the day up to which the library has all laws. */
const beganAfter = ({ day, ground }: Completeness, firstDay: string): boolean =>
  ground !== 'few' && firstDay > day && firstDay <= beijingDay(new Date())

interface CompletenessFact {
  completeness?: string
}

/**
 * Returns a function of a law's first day, which gives the sentence that is shown beside the law's status. It gives
 * nothing if there are no laws. If the law began later than the library reaches, the sentence says so, because no stored
 * law can tell its present status.
 */
export async function completenessByFirstDay(engine: Engine): Promise<(firstDay?: string) => CompletenessFact> {
  const completeness = await readCompleteness(engine)
  if (!completeness) return () => ({})
  const message = completenessMessage(completeness)
  return (firstDay = '') => ({ completeness: message + (beganAfter(completeness, firstDay) ? BEFORE_BEGINNING : '') })
}

/** Returns the sentence that is shown beside the status of a law, or of several laws. */
export async function lawCompletenessOf(engine: Engine, document?: EngineDocument): Promise<CompletenessFact> {
  const { effectiveDate } = (document?.payload ?? {}) as Partial<LawPayload>
  return (await completenessByFirstDay(engine))(effectiveDate)
}
