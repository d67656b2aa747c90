import type { ComponentType } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { failure, mapResult } from '@/request/errors'
import { requireLogin } from '@/actions/require-login'
import { useLiveCount } from '@/shared/use-live-count'
import type { FilterActionsProps } from './actions'
import { type Ask, Asked } from './asked'
import { askForDrawer } from './choices'
import { type Draft, drawerFilters, isUnchanged, withoutDrawer } from './draft'
import type { DayBodyProps, DrawerGroupsProps } from './drawer-props'
import { useDraft } from './use-draft'

export interface PanelProps {
  library: Library
  /** What is searched for. */
  searched: Condition[]
  /** The order that this list was opened with. */
  openedWith: string
  draft: Draft
  onDraft: (draft: Draft) => void
  onConfirm: () => void
}

interface Content {
  facets: Record<string, FacetNode[]>
  Groups: ComponentType<DrawerGroupsProps>
}

/** The choices, and the code that draws them: no list waits for it before it is wanted. */
function groupsOf(library: Library, conditions: Condition[]): Ask<Content> {
  const ask = askForDrawer(library, conditions)
  return async signal => {
    const code = import('./drawer-groups').catch(() => undefined)
    const [facets, loaded] = [await ask(signal), await code]
    if (!loaded) return failure({ id: 'network' })
    return mapResult(facets, found => ({ facets: found, Groups: loaded.DrawerGroups }))
  }
}

/** All groups of a library and the keys below them, wherever they stand. Nothing is searched before 确定. */
export function usePanel(props: PanelProps, open: boolean, Day?: ComponentType<DayBodyProps>) {
  const { library, searched, openedWith, draft, onDraft, onConfirm } = props
  const { conditions } = draft
  const [isEmpty, setEmpty] = useDraft(false, open)
  const total = useLiveCount(library, conditions, open && !isUnchanged(searched, conditions))
  const hasNone = ({ facets }: Content) =>
    !library.drawer && !drawerFilters(library).some(({ key, kind }) => kind === 'day' || facets[key]?.length)
  const actions: FilterActionsProps = {
    isEmpty: isEmpty && isUnchanged(conditions, withoutDrawer(conditions, library)),
    total,
    onConfirm,
    onReset: () => {
      if (requireLogin()) onDraft({ conditions: withoutDrawer(conditions, library), order: openedWith })
    },
  }
  const body = (
    <Asked about={searched} ask={groupsOf(library, searched)} isEmpty={hasNone} onAnswered={setEmpty}>
      {({ facets, Groups }) => (
        <Groups
          {...{ library, facets, searched, Day }}
          draft={conditions}
          onDraft={next => onDraft({ ...draft, conditions: next })}
        />
      )}
    </Asked>
  )
  return { body, actions }
}
