/** The list that a document was opened from, for opening the previous or the next document. Held in memory only. */
import { documentIdOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

export interface ResultStep {
  route: RouteName
  params: Params
}

interface ResultNeighbours {
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

/** Records that the reader moved to the previous or the next document. */
export function recordVisit(step: ResultStep) {
  lastVisited = step
}

/** Returns the position in the list of the document that `recordVisit` recorded last. Further calls return -1. */
export function takeLastVisited(steps: ResultStep[]): number {
  const end = lastVisited ? steps.indexOf(lastVisited) : -1
  if (end >= 0) lastVisited = undefined
  return end
}

/** Returns the documents before and after a document of the list. Rows that are not loaded yet do not count. */
export function neighboursOf(route: RouteName, id: string): ResultNeighbours {
  const at = resultList.findIndex(step => step.route === route && documentIdOf(step.route, step.params) === id)
  return at < 0 ? {} : { previous: resultList[at - 1], next: resultList[at + 1] }
}
