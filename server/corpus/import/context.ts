/** The data and functions that reading an import row needs. */
import type { AmendingDecisions } from './amending-decisions'
import type { CauseTree } from './causes'

export interface ImportContext {
  causes: CauseTree
  decisions: AmendingDecisions
  /** Reports something doubtful in a row that is imported nevertheless. */
  remark(what: string): void
}
