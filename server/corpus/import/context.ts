/** The context in which a row is read. */
import type { Causes } from './causes'

export interface Context {
  causes: Causes
  /** Reports something about a row that is imported anyway. */
  remark(what: string): void
}
