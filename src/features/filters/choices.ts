/** Loads the choices of filters, and checks whether the visitor may use a choice. */
import type { FacetNode } from '@/api/readers/facet'
import { success } from '@/request/errors'
import { replaceFilter, filterCondition, type Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'
import { requireMemberFor } from '@/actions/require-login'
import type { ChoiceLoader } from '@/shared/choice-tree'
import type { Loader } from '@/shared/choice-tree/async-content'
import { drawerFilters, isSecondLevel } from './draft'

/**
 * Returns a function that loads a filter's choices. A choice replaces the filter's current one. The counts therefore
 * ignore the current choice.
 */
export const choiceLoader =
  (library: Library, filter: Filter, conditions: Condition[]): ChoiceLoader =>
  (parent, called) =>
  signal =>
    library.choices({
      filter: filter.key,
      parent,
      called,
      conditions: replaceFilter(conditions, filter.dimension),
      signal,
    })

/**
 * Returns a loader for the choices of all filters in the drawer, by filter. A filter with a chosen value has a request
 * of its own, because its counts ignore that value. Without `allChoices` every filter has one.
 */
export function drawerChoicesLoader(library: Library, conditions: Condition[]): Loader<Record<string, FacetNode[]>> {
  const { allChoices, choices } = library
  const switchKeys = (library.drawer?.switches ?? []).map(({ key }) => key)
  const separate = drawerFilters(library).filter(
    ({ dimension, kind }) => kind !== 'day' && (!allChoices || filterCondition(conditions, dimension)),
  )
  return async signal => {
    const rest = allChoices ? [] : Array.from(new Set(switchKeys))
    const [all, ...answers] = await Promise.all([
      allChoices ? allChoices({ conditions, signal }) : success<Record<string, FacetNode[]>>({}),
      ...separate.map(filter => choiceLoader(library, filter, conditions)()(signal)),
      ...rest.map(filter => choices({ filter, conditions, signal })),
    ])
    if (!all.ok) return all
    const facets = { ...all.data }
    const keys = [...separate.map(({ key }) => key), ...rest]
    for (const [at, key] of keys.entries()) {
      const answer = answers[at]
      if (!answer?.ok) return answer ?? all
      facets[key] = answer.data
    }
    return success(facets)
  }
}

/** Returns whether the visitor may use the choice. A guest who may not use it is asked to log in. */
export const mayChoose = (library: Library, filter: Filter, facet: FacetNode): boolean =>
  requireMemberFor(
    { dimension: filter.dimension, value: facet.value, secondLevel: isSecondLevel(filter, facet) },
    library.membersOnly,
  )
