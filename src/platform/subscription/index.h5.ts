import type { SubscriptionPort } from './port'

/** No browser tells anything later. */
export const subscription: SubscriptionPort = { offers: false, ask: () => Promise.resolve('failed') }
