import { useSession } from './session'

/**
 * Facts that a screen passes to the form of 案情检索. They are only in memory, because an address would expose them.
 */
let pending = ''

// Another reader must not see the facts of the previous one.
useSession.subscribe((session, before) => {
  if (session.token !== before.token) pending = ''
})

export function setPendingFacts(facts: string) {
  pending = facts
}

/** Returns the facts and clears them. */
export function takePendingFacts(): string {
  const facts = pending
  pending = ''
  return facts
}
