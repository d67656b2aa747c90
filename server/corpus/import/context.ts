/** Data and functions that are needed to read an import row. */
import type { AmendingDecisions } from './amending-decisions'
import type { Causes } from './causes'

export interface Context {
  causes: Causes
  decisions: AmendingDecisions
  /** Reports a doubt about a row that is imported anyway. */
  remark(what: string): void
}
