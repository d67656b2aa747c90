/** Determines the standing of a law on a day, and the version in force on that day. */
import type { LawDetail, LawOnDay } from '@contract/lawregu'
import { ENDED_STATUSES, standingOn } from '@domain/law-time/standing'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Clause, Engine, EngineDocument } from '../../engine/port'
import { dayBound } from '../../search/dimensions'
import { lawTermOf } from './versions'
import { lawPayload } from './view'

/** Selects laws that have ended on an unknown day. */
const endedSometime: Clause = {
  kind: 'all',
  clauses: [
    { kind: 'value', field: 'timeLimited', values: ENDED_STATUSES },
    { kind: 'not', clause: { kind: 'range', field: 'repealedDate' } },
    { kind: 'not', clause: { kind: 'range', field: 'mayEndFrom' } },
  ],
}
/** Selects laws of unknown status. */
const standingUnknown: Clause = { kind: 'value', field: 'timeLimited', values: [LAW_STATUS.unknown] }

/** Selects laws that are in force on a day: they have begun and not yet ended. */
export const inForceClause = (day: number): Clause => ({
  kind: 'all',
  clauses: [
    { kind: 'range', field: 'effectiveDate', to: day },
    { kind: 'not', clause: { kind: 'range', field: 'repealedDate', to: day } },
    { kind: 'not', clause: { kind: 'range', field: 'mayEndFrom', to: day } },
    { kind: 'not', clause: endedSometime },
    { kind: 'not', clause: standingUnknown },
  ],
})

async function versionOn(engine: Engine, { values }: EngineDocument, day: number): Promise<LawOnDay['version']> {
  const { hits } = await engine.search({
    collection: 'law',
    where: { kind: 'all', clauses: [{ kind: 'value', field: 'name', values: values.name ?? [] }, inForceClause(day)] },
    order: { by: 'number', field: 'effectiveDate', direction: 'desc' },
    from: 0,
    size: 1,
  })
  const [hit] = hits
  return hit && { lid: hit.id, title: hit.title, effective_date: lawPayload(hit).effectiveDate }
}

export async function withStandingOnDay(
  engine: Engine,
  document: EngineDocument,
  detail: LawDetail,
  asOf: string,
): Promise<LawDetail> {
  const day = dayBound(asOf)
  if (day === undefined) return detail
  const standing = standingOn(lawTermOf(document), day)
  const version = standing === 'inForce' ? undefined : await versionOn(engine, document, day)
  return { ...detail, on_day: { day: asOf, standing, version } }
}
