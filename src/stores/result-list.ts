/** The list that a document was opened from: the way on to its neighbours without going back. Kept while the app runs. */
import { documentIdOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

export interface Step {
  route: RouteName
  params: Params
}

export interface Neighbours {
  previous?: Step
  next?: Step
}

let trail: Step[] = []
let walkedTo: Step | undefined

/** The rows of a list, as far as it was loaded when one of them was opened. */
export function setResultList(steps: Step[]) {
  trail = steps
  walkedTo = undefined
}

/** On to a neighbour, without going back to the list. */
export function recordVisit(step: Step) {
  walkedTo = step
}

/** At which of a list's rows one has arrived since one of them was opened; -1, where one has not walked. Told once. */
export function takeLastVisited(steps: Step[]): number {
  const end = walkedTo ? steps.indexOf(walkedTo) : -1
  if (end >= 0) walkedTo = undefined
  return end
}

/** Nothing for a document that was not on the list, and none beyond the list's loaded ends. */
export function neighboursOf(route: RouteName, id: string): Neighbours {
  const at = trail.findIndex(step => step.route === route && documentIdOf(step.route, step.params) === id)
  return at < 0 ? {} : { previous: trail[at - 1], next: trail[at + 1] }
}
