/** The reader's answer. `refused`: the reader declined, for now or for good. */
type SubscriptionOutcome = 'allowed' | 'refused' | 'failed'

export interface SubscriptionPort {
  /** Whether the host can send messages later. */
  isOffered: boolean
  /** Asks the reader to allow one message of a template. It must be called during a tap. */
  ask(template: string): Promise<SubscriptionOutcome>
}
