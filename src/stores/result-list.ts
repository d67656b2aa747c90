/** The list that a document was opened from, for the steps to its neighbours. Kept in memory. */
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

/** Stores the loaded rows of a list when one of them is opened. */
export function setResultList(steps: ResultStep[]) {
  resultList = steps
  lastVisited = undefined
}

/** Records a step to a neighbour. */
export function recordVisit(step: ResultStep) {
  lastVisited = step
}

/** Returns the index of the last visited neighbour once, then -1. */
export function takeLastVisited(steps: ResultStep[]): number {
  const end = lastVisited ? steps.indexOf(lastVisited) : -1
  if (end >= 0) lastVisited = undefined
  return end
}

/** Empty for a document outside the list. No neighbours beyond the loaded rows. */
export function neighboursOf(route: RouteName, id: string): ResultNeighbours {
  const at = resultList.findIndex(step => step.route === route && documentIdOf(step.route, step.params) === id)
  return at < 0 ? {} : { previous: resultList[at - 1], next: resultList[at + 1] }
}
