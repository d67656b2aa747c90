/**
 * Returns the slots in which the chips are rendered. The mini-program resends all children of a parent when
 * one is removed, so a removed chip leaves an empty slot. A new last chip gets a new slot. After any other
 * change, and when no chip remains, the slots are rebuilt.
 */
export function nextChipSlots(slots: string[], keys: string[]): string[] {
  const alive = slots.filter(slot => keys.indexOf(slot) >= 0)
  const inOrder = keys.length > 0 && alive.every((slot, at) => keys[at] === slot)
  return inOrder ? [...slots, ...keys.slice(alive.length)] : keys
}
