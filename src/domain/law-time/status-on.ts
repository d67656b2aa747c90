/** Computes the status of a law for days after its import. */
import { DAY_FORMAT, onCalendar } from '../format/dates'
import type { Expiry } from './expiry'
import type { StandingGround } from './grounds'
import { LAW_STATUS } from '../libraries/law-statuses'

interface Status {
  timeLimited: string
  standingGround?: StandingGround
}

export interface DatedStatus extends Status {
  effectiveDate?: string
  /** The first day on which the law is no longer in force. */
  repealedDate?: string
  /**
   * The status after a change that was still to come at the import. The change is on `repealedDate` or the day of the
   * ground.
   */
  later?: Status
  /** The expiry that the text of the law itself states. */
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

/** Whether the status may change on a later day. */
export const mayChangeStatus = ({ timeLimited, later, expiry }: DatedStatus): boolean =>
  timeLimited === LAW_STATUS.pending || later !== undefined || expiry !== undefined

/**
 * Returns the day on which the later status begins. A partial repeal has no `repealedDate`, because the law itself
 * continues.
 */
const laterDay = ({ repealedDate, later }: DatedStatus) => repealedDate ?? later?.standingGround?.day

/**
 * Returns the status on a day. Pending laws may then be in force, and laws may have ended.
 * After the expiry that its text states, a law has an unknown status, because other documents may have extended it.
 */
export function statusOn(law: DatedStatus, today: string): Status {
  const { later, expiry } = law
  const from = laterDay(law)
  const status = later && from !== undefined && from <= today ? later : begun(law, today)
  if (!expiry || expiry.day >= today || LASTING.indexOf(status.timeLimited) < 0) return status
  return { timeLimited: LAW_STATUS.unknown, standingGround: { kind: 'expired', day: expiry.day } }
}

/** Returns the days on which the status changes, each with the new status. */
export function statusChanges(law: DatedStatus): Array<{ day: string; timeLimited: string }> {
  const expired = law.expiry && onCalendar(law.expiry.day).add(1, 'day').format(DAY_FORMAT)
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
