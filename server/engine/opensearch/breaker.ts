/**
 * A circuit breaker. After repeated failures it refuses all calls. After a pause it lets one call through, to test
 * whether the cluster has recovered.
 */
import { EngineUnavailableError } from '../port'

/** The number of consecutive failures that open the breaker, and how long it stays open. */
const FAILURES = 5
const OPEN_MS = 3000

export class CircuitBreaker {
  private failures = 0
  private openUntil = 0
  private trying = false

  /** `now` returns the time in milliseconds, of a clock that never goes back. */
  constructor(private readonly now: () => number = () => performance.now()) {}

  private get isOpen() {
    return this.failures >= FAILURES && (this.trying || this.now() < this.openUntil)
  }

  private failed() {
    this.failures++
    this.openUntil = this.now() + OPEN_MS
  }

  /**
   * Runs a call, or refuses it while the breaker is open. `EngineUnavailableError` is a failure, and an abort is
   * ignored. Any other result or error shows that the cluster works.
   */
  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.isOpen)
      throw new EngineUnavailableError('The search cluster has failed again and again: nothing is sent to it now.')
    const isTrial = (this.trying = this.failures >= FAILURES)
    try {
      const result = await call()
      this.failures = 0
      return result
    } catch (error) {
      if (error instanceof EngineUnavailableError) this.failed()
      else if ((error as Error).name !== 'AbortError') this.failures = 0
      throw error
    } finally {
      if (isTrial) this.trying = false
    }
  }
}
