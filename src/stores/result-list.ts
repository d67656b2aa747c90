/** The list that a document was opened from: the way on to its neighbours without going back. Kept while the app runs. */
import { documentIdOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

export interface ResultStep {
  route: RouteName
  params: Params
}

export interface ResultNeighbours {
  previous?: ResultStep
  next?: ResultStep
}

let resultList: ResultStep[] = []
let lastVisited: ResultStep | undefined

/** The rows of a list, as far as it was loaded when one of them was opened. */
export function setResultList(steps: ResultStep[]) {
  resultList = steps
  lastVisited = undefined
}

/** On to a neighbour, without going back to the list. */
export function recordVisit(step: ResultStep) {
  lastVisited = step
}

/** At which of a list's rows one has arrived since one of them was opened; -1, where one has not walked. Told once. */
export function takeLastVisited(steps: ResultStep[]): number {
  const end = lastVisited ? steps.indexOf(lastVisited) : -1
  if (end >= 0) lastVisited = undefined
  return end
}

/** Nothing for a document that was not on the list, and none beyond the list's loaded ends. */
export function neighboursOf(route: RouteName, id: string): ResultNeighbours {
  const at = resultList.findIndex(step => step.route === route && documentIdOf(step.route, step.params) === id)
  return at < 0 ? {} : { previous: resultList[at - 1], next: resultList[at + 1] }
}
