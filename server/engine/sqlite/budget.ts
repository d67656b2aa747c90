/** What one condition may cost: who asks for more is refused, and is told no wrong number. */
import { TooHard } from '../port'
import type { Work } from './slices'

/** Each pause of a chain is well below a millisecond: these are two seconds. */
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
