/** The status of a law on a day, and the version in force on it. */
import type { LawDetail, LawOnDay } from '@contract/lawregu'
import { ENDED_STATUSES, standingOn } from '@domain/law-time/standing'
import { LAW_STATUS } from '@domain/libraries/law-statuses'
import type { Clause, Engine, EngineDocument } from '../../engine/port'
import { dayBound } from '../../search/dimensions'
import { termOf } from './versions'
import { lawPayload } from './view'

const endedSometime: Clause = {
  kind: 'all',
  clauses: [
    { kind: 'value', field: 'timeLimited', values: ENDED_STATUSES },
    { kind: 'not', clause: { kind: 'range', field: 'repealedDate' } },
    { kind: 'not', clause: { kind: 'range', field: 'mayEndFrom' } },
  ],
}
/** Laws whose status the library does not know. */
const standingUnknown: Clause = { kind: 'value', field: 'timeLimited', values: [LAW_STATUS.unknown] }

/** Selects laws in force on a day: begun and not yet ended. */
export const inForceOn = (day: number): Clause => ({
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
    where: { kind: 'all', clauses: [{ kind: 'value', field: 'name', values: values.name ?? [] }, inForceOn(day)] },
    order: { by: 'number', field: 'effectiveDate', direction: 'desc' },
    from: 0,
    size: 1,
  })
  const [hit] = hits
  return hit && { lid: hit.id, title: hit.title, effective_date: lawPayload(hit).effectiveDate }
}

export async function withDay(
  engine: Engine,
  document: EngineDocument,
  detail: LawDetail,
  asOf: string,
): Promise<LawDetail> {
  const day = dayBound(asOf)
  if (day === undefined) return detail
  const standing = standingOn(termOf(document), day)
  const version = standing === 'inForce' ? undefined : await versionOn(engine, document, day)
  return { ...detail, on_day: { day: asOf, standing, version } }
}
