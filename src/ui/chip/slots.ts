/**
 * Where chips stand. The mini-program sends a parent's children all anew when one of them leaves, so a chip that goes
 * leaves its empty place behind; only a new order makes new places.
 */
export function slotsAfter(slots: string[], keys: string[]): string[] {
  const alive = slots.filter(slot => keys.indexOf(slot) >= 0)
  const inOrder = keys.length > 0 && alive.every((slot, at) => keys[at] === slot)
  return inOrder ? [...slots, ...keys.slice(alive.length)] : keys
}
