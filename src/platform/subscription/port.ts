/** `refused`: the reader would not have it, now or ever. */
export type SubscriptionOutcome = 'allowed' | 'refused' | 'failed'

export interface SubscriptionPort {
  /** Whether the host can tell its reader something later. */
  offers: boolean
  /** Asks the reader for one message of a template; only a tap may lead here. */
  ask(template: string): Promise<SubscriptionOutcome>
}
