/** Facts that another screen hands to the form of 案情检索. They are in memory only, never in an address. */
let handed = ''

export function handFacts(facts: string) {
  handed = facts
}

/** Returns the facts once. */
export function takeFacts(): string {
  const facts = handed
  handed = ''
  return facts
}
