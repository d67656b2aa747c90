import type { Order } from '../engine/port'

/** Returns the two usual orders: by relevance, and the newest first. `name` is the wire name of the latter. */
export function usualOrders<Name extends string>(name: Name, field: string = name) {
  const orders: Record<string, Order> = {
    relevance: { by: 'relevance', newest: field },
    [name]: { by: 'number', field, direction: 'desc' },
  }
  return orders as Record<'relevance' | Name, Order>
}
