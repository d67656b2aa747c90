/**
 * A circuit breaker. It opens after repeated failures and then refuses calls. After a pause it lets one call through,
 * to test whether the cluster has recovered.
 */
import { Unavailable } from '../port'

/** The number of failures in a row that open the breaker, and how long it stays open. */
const FAILURES = 5
const OPEN_MS = 3000

export class Breaker {
  private failures = 0
  private openUntil = 0
  private trying = false

  /** `now` is a monotonic clock. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private get isOpen() {
    return this.failures >= FAILURES && (this.trying || this.now() < this.openUntil)
  }

  private failed() {
    this.failures++
    this.openUntil = this.now() + OPEN_MS
  }

  /**
   * Runs a call unless the breaker is open. `Unavailable` counts as a failure, and an abort is ignored. Any
   * other outcome shows that the cluster answered.
   */
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
