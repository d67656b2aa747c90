/**
 * Facts that a screen passes to the form of 案情检索. They are only in memory, because an address would expose them.
 */
let handed = ''

export function handOverFacts(facts: string) {
  handed = facts
}

/** Returns the facts and clears them. */
export function takeHandedFacts(): string {
  const facts = handed
  handed = ''
  return facts
}
