/** Limits the work of one condition. Beyond the limit the query is refused, since a partial answer would be wrong. */
import { TooHard } from '../port'
import type { Work } from './slices'

/** The most steps of one condition, together about two seconds. */
const MOST_PAUSES = 4000

export class Budget {
  constructor(private left = MOST_PAUSES) {}

  *spend<T>(work: Work<T>): Work<T> {
    for (;;) {
      const step = work.next()
      if (step.done) return step.value
      if (this.left-- === 0) throw new TooHard()
      yield
    }
  }
}
