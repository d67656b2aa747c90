import type { PrerenderedPage } from './port'

export const prerendered: PrerenderedPage = { takeReply: () => undefined, hydrate: onHydrated => onHydrated() }
