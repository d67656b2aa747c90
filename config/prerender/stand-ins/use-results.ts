/** Replaces src/features/results/use-results. Returns the first page of a search. */
import { type ResultsState, SEARCHING_STATE, reduceResults } from '@/features/results/state'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { useLoaded } from './use-loaded'

const nothing = () => undefined

export function useSearchResults(library: Library, conditions: Condition[], order: string) {
  const loaded = useLoaded(signal => library.search({ conditions, order, page: 1, signal }))
  const state: ResultsState =
    loaded.kind === 'ready'
      ? reduceResults(SEARCHING_STATE, { type: 'loaded', page: 1, results: loaded.data })
      : SEARCHING_STATE
  return { state, more: nothing, retry: nothing }
}
