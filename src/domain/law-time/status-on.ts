/** The status of a law on a later day than that of its import. */
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
  /** The status from `repealedDate` on, if that day was in the future at the import. */
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

/**
 * Returns the status on a day: a pending law has begun, a law has ended, or the validity that its text states is over.
 * Other documents may have prolonged such a validity, so the law is then of unknown status.
 */
export function statusOn(law: DatedStatus, today: string): Status {
  const { repealedDate, later, expiry } = law
  if (later && repealedDate !== undefined && repealedDate <= today) return later
  const status = begun(law, today)
  if (!expiry || expiry.day >= today || LASTING.indexOf(status.timeLimited) < 0) return status
  return { timeLimited: LAW_STATUS.unknown, standingGround: { kind: 'expired', day: expiry.day } }
}
