import type { SubscriptionPort } from '../ports/other-apps'

/** Offers no messages, because a browser has no subscription messages of WeChat. */
export const subscription: SubscriptionPort = { isOffered: false, ask: () => Promise.resolve('failed') }
