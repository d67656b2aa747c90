import type { Order } from '../engine/port'

/** The orders that most libraries have: by relevance, and the newest first. `name` is the wire's. */
export const byRelevanceOr = (name: string, field = name): Record<string, Order> => ({
  relevance: { by: 'relevance', newest: field },
  [name]: { by: 'number', field, direction: 'desc' },
})
