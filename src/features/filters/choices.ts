/** Asking for choices, and whether one may be made. */
import type { FacetNode } from '@/api/readers/facet'
import { success } from '@/request/errors'
import { listCopy, fill } from '@/copy/list'
import { formatCount } from '@domain/format/amounts'
import { choose, filterCondition } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'
import { requireMemberFor } from '@/actions/require-login'
import type { Ask } from './async-content'
import { drawerFilters, isSecondLevel } from './draft'

export type AskFor = (parent?: string, called?: string) => Ask<FacetNode[]>

/** A filter's choices are counted over everything but its own choice: they say what another one would find. */
export const askFor =
  (library: Library, filter: Filter, conditions: Condition[]): AskFor =>
  (parent, called) =>
  signal =>
    library.choices({ filter: filter.key, parent, called, conditions: choose(conditions, filter.dimension), signal })

/** All groups of the drawer at once; those with a choice of their own are counted apart. */
export function askForDrawer(library: Library, conditions: Condition[]): Ask<Record<string, FacetNode[]>> {
  const { allChoices, choices } = library
  const switchKeys = (library.drawer?.switches ?? []).map(({ key }) => key)
  const alone = drawerFilters(library).filter(
    ({ dimension, kind }) => kind !== 'day' && (!allChoices || filterCondition(conditions, dimension)),
  )
  return async signal => {
    const rest = allChoices ? [] : Array.from(new Set(switchKeys))
    const [all, ...answers] = await Promise.all([
      allChoices ? allChoices({ conditions, signal }) : success<Record<string, FacetNode[]>>({}),
      ...alone.map(filter => askFor(library, filter, conditions)()(signal)),
      ...rest.map(filter => choices({ filter, conditions, signal })),
    ])
    if (!all.ok) return all
    const found = { ...all.data }
    const keys = [...alone.map(({ key }) => key), ...rest]
    for (const [at, key] of keys.entries()) {
      const answer = answers[at]
      if (!answer?.ok) return answer ?? all
      found[key] = answer.data
    }
    return success(found)
  }
}

/** A guest who may not has been told so. */
export const mayChoose = (library: Library, filter: Filter, facet: FacetNode): boolean =>
  requireMemberFor(
    { dimension: filter.dimension, value: facet.value, secondLevel: isSecondLevel(filter, facet) },
    library.membersOnly,
  )

/** Nothing where nobody counted. */
export const counted = (count: number | undefined): string => (count === undefined ? '' : formatCount(count))

export const countLabel = (count: number | undefined): string =>
  count === undefined ? '' : fill(listCopy.filter.count, { count: formatCount(count) })
