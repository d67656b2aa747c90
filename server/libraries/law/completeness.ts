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

/** Whether the law began after the day up to which the library has all laws. */
function beganAfter({ day, ground }: Completeness, document: EngineDocument): boolean {
  const { effectiveDate } = document.payload as LawPayload
  return (
    ground !== 'few' && effectiveDate !== undefined && effectiveDate > day && effectiveDate <= beijingDay(new Date())
  )
}

/**
 * Returns the sentence that is shown beside the status of a law. Returns nothing if there are no laws. If the document
 * began later than the library reaches, the sentence says so, because no stored law can tell its present status.
 */
export async function lawCompletenessOf(engine: Engine, document?: EngineDocument): Promise<{ completeness?: string }> {
  const completeness = await readCompleteness(engine)
  if (!completeness) return {}
  const isOlder = document !== undefined && beganAfter(completeness, document)
  return { completeness: completenessMessage(completeness) + (isOlder ? BEFORE_BEGINNING : '') }
}
