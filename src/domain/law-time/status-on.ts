/** The status of a law on a later day than that of its import. */
import { DAY, onCalendar } from '../format/dates'
import type { Expiry } from './expiry'
import type { StandingGround } from './grounds'
import { LAW_STATUS } from '../libraries/law-statuses'

interface Status {
  timeLimited: string
  standingGround?: StandingGround
}

export interface DatedStatus extends Status {
  effectiveDate?: string
  /** The first day not in force. */
  repealedDate?: string
  /** The status from `repealedDate` or the day of its ground on, if that day was in the future at the import. */
  later?: Status
  /** The last day that the law's own text states. */
  expiry?: Expiry
  /** The status that the source states. */
  stated?: Status
}

const LASTING: string[] = [LAW_STATUS.inForce, LAW_STATUS.partly, LAW_STATUS.unknown]

function begun({ timeLimited, standingGround, effectiveDate, stated }: DatedStatus, today: string): Status {
  const hasBegun = timeLimited === LAW_STATUS.pending && effectiveDate !== undefined && effectiveDate <= today
  if (!hasBegun) return { timeLimited, standingGround }
  const source = stated?.timeLimited === LAW_STATUS.unknown ? stated : undefined
  return source ?? { timeLimited: LAW_STATUS.inForce, standingGround: { kind: 'begun', day: effectiveDate } }
}

/** Whether the status may be another on a later day. */
export const mayChange = ({ timeLimited, later, expiry }: DatedStatus): boolean =>
  timeLimited === LAW_STATUS.pending || later !== undefined || expiry !== undefined

/** The first day of the later status. A repeal in part has no `repealedDate`, because the law goes on. */
const laterDay = ({ repealedDate, later }: DatedStatus) => repealedDate ?? later?.standingGround?.day

/**
 * Returns the status on a day: a pending law has begun, a law has ended, or the validity that its text states is over.
 * Other documents may have prolonged such a validity, so the law is then of unknown status.
 */
export function statusOn(law: DatedStatus, today: string): Status {
  const { later, expiry } = law
  const from = laterDay(law)
  const status = later && from !== undefined && from <= today ? later : begun(law, today)
  if (!expiry || expiry.day >= today || LASTING.indexOf(status.timeLimited) < 0) return status
  return { timeLimited: LAW_STATUS.unknown, standingGround: { kind: 'expired', day: expiry.day } }
}

/** Returns the days on which the status changes, with the status from each day on. The first status is not included. */
export function statusChanges(law: DatedStatus): Array<{ day: string; timeLimited: string }> {
  const expired = law.expiry && onCalendar(law.expiry.day).add(1, 'day').format(DAY)
  const days = [law.effectiveDate, laterDay(law), expired].filter(day => day !== undefined).sort()
  const changes: Array<{ day: string; timeLimited: string }> = []
  let status = law.timeLimited
  for (const day of days) {
    const { timeLimited } = statusOn(law, day)
    if (timeLimited !== status) changes.push({ day, timeLimited })
    status = timeLimited
  }
  return changes
}
