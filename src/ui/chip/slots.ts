/**
 * Returns the slots in which the chips are rendered. The mini-program resends all children of a parent when
 * one is removed, so a removed chip leaves an empty slot. Slots are rebuilt only when the chips change their
 * sequence.
 */
export function nextChipSlots(slots: string[], keys: string[]): string[] {
  const alive = slots.filter(slot => keys.indexOf(slot) >= 0)
  const inOrder = keys.length > 0 && alive.every((slot, at) => keys[at] === slot)
  return inOrder ? [...slots, ...keys.slice(alive.length)] : keys
}
