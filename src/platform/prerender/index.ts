import type { PrerenderedPage } from '../ports/data'

export const prerenderedPage: PrerenderedPage = { takeReply: () => undefined, hydrate: onHydrated => onHydrated() }
