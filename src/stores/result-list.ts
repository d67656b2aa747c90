/** The list from which a document was opened, only in memory. It gives the previous and the next document. */
import { documentIdOf } from '@/api/share'
import type { Params } from '@domain/format/address'
import type { RouteName } from '@/routing/routes'

export interface ResultDocument {
  route: RouteName
  params: Params
}

interface ResultNeighbours {
  previous?: ResultDocument
  next?: ResultDocument
}

let resultList: ResultDocument[] = []
let lastVisited: ResultDocument | undefined

/** Stores the loaded rows of a list when one of them is opened. */
export function setResultList(steps: ResultDocument[]) {
  resultList = steps
  lastVisited = undefined
}

/** Records that the reader moved to the previous or the next document. */
export function recordResultVisit(step: ResultDocument) {
  lastVisited = step
}

/** Returns the index of the last recorded document in the list, and forgets it. Returns -1 if the list lacks it. */
export function takeLastVisitedIndex(steps: ResultDocument[]): number {
  const end = lastVisited ? steps.indexOf(lastVisited) : -1
  if (end >= 0) lastVisited = undefined
  return end
}

/**
 * Returns the neighbours of a document in the list. A neighbour is absent at the end of the loaded rows. Several rows
 * may be articles of one law: the article tells which of them is open.
 */
export function resultNeighboursOf(route: RouteName, id: string, article?: string): ResultNeighbours {
  const isDocument = (step: ResultDocument) => step.route === route && documentIdOf(step.route, step.params) === id
  const row =
    resultList.find(step => isDocument(step) && step.params.article === article) ?? resultList.find(isDocument)
  if (!row) return {}
  const at = resultList.indexOf(row)
  return { previous: resultList[at - 1], next: resultList[at + 1] }
}
