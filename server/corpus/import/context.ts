/** What a row is read with, besides itself. */
import type { Causes } from './causes'

export interface Context {
  causes: Causes
  /** What the deployer should know of a row that is taken all the same. */
  remark(what: string): void
}
