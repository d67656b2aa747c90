/** The cost limit of one condition. Beyond it the query is refused instead of answered wrongly. */
import { TooHard } from '../port'
import type { Work } from './slices'

/** Steps of a chain search, together about two seconds. */
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
