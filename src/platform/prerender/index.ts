import type { PrerenderedPage } from '../ports/data'

export const prerendered: PrerenderedPage = { takeReply: () => undefined, hydrate: onHydrated => onHydrated() }
