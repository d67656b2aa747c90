/** Finds the law that repeals another one, even if the library lacks the repealed law. */
import { repealKey } from '@domain/citation/law-names'
import type { StandingGround } from '@domain/law-time/grounds'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Engine } from '../../engine/port'
import { lawPayload } from './view'

/** Statuses of laws that are not yet, or perhaps never, in force. */
const WITHOUT_EFFECT: string[] = [LAW_STATUS.pending, LAW_STATUS.draft]

/** Returns the first law that repeals the given one completely. `undefined` if none does. */
export async function repealOf(engine: Engine, law: string): Promise<StandingGround | undefined> {
  const key = repealKey(law)
  if (key === '') return undefined
  const { hits } = await engine.search({
    collection: 'law',
    where: { kind: 'value', field: 'repeals', values: [key] },
    order: { by: 'number', field: 'postingDate', direction: 'asc' },
    from: 0,
    size: 10,
  })
  for (const hit of hits) {
    const { lid, title, timeLimited, effectiveDate, repeals = [] } = lawPayload(hit)
    const repeal = repeals.find(one => !one.isPartial && !one.isAmendment && repealKey(one.title) === key)
    if (!repeal || WITHOUT_EFFECT.includes(timeLimited)) continue
    return {
      kind: 'repealed',
      title,
      lid,
      ...(repeal.article === undefined ? {} : { article: repeal.article }),
      ...(effectiveDate === undefined ? {} : { day: effectiveDate }),
    }
  }
  return undefined
}
