/**
 * Adds an item at the end of a selection, or removes the item if present. Returns `undefined` if the selection is full
 * and does not contain the item.
 */
export function toggleItem<Item extends { id: string }>(items: Item[], item: Item, max: number): Item[] | undefined {
  const rest = items.filter(({ id }) => id !== item.id)
  if (rest.length < items.length) return rest
  return items.length < max ? [...items, item] : undefined
}
