/** A circuit that opens when calls fail one after the other, and lets one through after a while to see whether it may close. */
import { Unavailable } from '../port'

/** So many failures in a row open it, for so long. */
const FAILURES = 5
const OPEN_MS = 3000

export class Breaker {
  private failures = 0
  private openUntil = 0
  private trying = false

  /** `now` never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private get isOpen() {
    return this.failures >= FAILURES && (this.trying || this.now() < this.openUntil)
  }

  private failed() {
    this.failures++
    this.openUntil = this.now() + OPEN_MS
  }

  /** `Unavailable` fails the circuit; that nobody waits any more tells nothing; any other end says that somebody answered. */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOpen) throw new Unavailable('The search cluster has failed again and again: nothing is sent to it now.')
    const isTrial = (this.trying = this.failures >= FAILURES)
    try {
      const result = await call()
      this.failures = 0
      return result
    } catch (error) {
      if (error instanceof Unavailable) this.failed()
      else if ((error as Error).name !== 'AbortError') this.failures = 0
      throw error
    } finally {
      if (isTrial) this.trying = false
    }
  }
}
