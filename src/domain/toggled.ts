/** Choosing some of a list's rows. */

/** Added at the end, or taken away; undefined where there is no room for one more. */
export function toggled<Item extends { id: string }>(items: Item[], item: Item, max: number): Item[] | undefined {
  const rest = items.filter(({ id }) => id !== item.id)
  if (rest.length < items.length) return rest
  return items.length < max ? [...items, item] : undefined
}
