/** Finds the law that repeals a law, even if the library lacks the repealed law. */
import { repealKey } from '@domain/citation/law-names'
import { supersededTitle } from '@domain/citation/superseded-titles'
import type { StandingGround } from '@domain/law-time/grounds'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Engine } from '../../engine/port'
import { repealDay } from './record'
import { lawPayload } from './view'

/** Statuses of laws that are not, or not yet, in force. Their repeal clauses have no effect. */
const WITHOUT_EFFECT: string[] = [LAW_STATUS.pending, LAW_STATUS.draft]

/** Returns the day of the repeal from the reference data, if the data name the same repealing law. */
function listedDay(law: string, repealing: string): string | undefined {
  const listed = supersededTitle(law)
  return listed && repealKey(listed.by) === repealKey(repealing) ? listed.ended : undefined
}

/** Returns the first law that repeals a law completely, or `undefined` if none does. */
export async function completeRepealOf(engine: Engine, law: string): Promise<StandingGround | undefined> {
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
    const repealing = lawPayload(hit)
    const { lid, title, timeLimited, repeals = [] } = repealing
    const repeal = repeals.find(
      one => !one.isPartial && !one.isAmendment && !one.isSuspension && repealKey(one.title) === key,
    )
    if (!repeal || WITHOUT_EFFECT.includes(timeLimited)) continue
    const day = repealDay(repeal, repealing) ?? listedDay(law, title)
    return {
      kind: 'repealed',
      title,
      lid,
      ...(repeal.article === undefined ? {} : { article: repeal.article }),
      ...(day === undefined ? {} : { day }),
    }
  }
  return undefined
}
