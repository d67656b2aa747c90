/** Limits the work of one clause. A query that exceeds the limit is refused, since a partial answer would be wrong. */
import { QueryTooHardError } from '../port'
import type { SlicedWork } from './slices'

/** The maximum number of steps of one clause, which take about two seconds. */
const MOST_PAUSES = 4000

export class WorkBudget {
  constructor(private left = MOST_PAUSES) {}

  *spend<T>(work: SlicedWork<T>): SlicedWork<T> {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      if (this.left-- === 0) throw new QueryTooHardError()
      yield
    }
  }
}
