/** The context in which a row is read. */
import type { AmendingDecisions } from './amending-decisions'
import type { Causes } from './causes'

export interface Context {
  causes: Causes
  decisions: AmendingDecisions
  /** Reports something about a row that is imported anyway. */
  remark(what: string): void
}
