import type { SubscriptionPort } from '../ports/other-apps'

/** Offers nothing: a browser has no subscription messages. */
export const subscription: SubscriptionPort = { isOffered: false, ask: () => Promise.resolve('failed') }
