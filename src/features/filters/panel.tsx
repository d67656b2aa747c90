import { type ComponentType, useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { mapResult } from '@/request/errors'
import { loadCodeAsResult } from '@/request/lazy-part'
import { requireLogin } from '@/actions/require-login'
import { useLiveCount, searchButtonLabel } from '@/shared/use-live-count'
import { searchCopy } from '@/copy/search'
import { ActionBar } from '@/ui/action-bar'
import { type Loader, AsyncContent } from '@/shared/choice-tree/async-content'
import type { DayFilterBodyProps } from './day-body'
import type { DrawerGroupsProps } from './drawer-groups'
import { drawerChoicesLoader } from './choices'
import { type FilterDraft, drawerFilters, haveSameConditions, withoutDrawerChoices } from './draft'

export interface FilterRailProps extends Pick<FilterPanelProps, 'library' | 'searched' | 'openedWith'> {
  /** Applies a change at once, without a confirm button. */
  onApply: (next: FilterDraft) => void
}

export interface FilterRailSlotProps extends FilterRailProps {
  /** Called when the rail becomes visible. The filter bar then closes its panels. */
  onRailShown: () => void
  /** Called when the rail's code cannot be loaded. The filter bar then stays visible. */
  onRailFailed: () => void
}

/** Holds the draft of a panel. The draft restarts from the current value each time the panel opens. */
export function usePanelDraft<T>(current: T, open: boolean) {
  const [draft, setDraft] = useState(current)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setDraft(current)
  }
  return [draft, setDraft] as const
}

interface FilterActionsProps {
  /** Whether there is nothing to select, and nothing is selected. The only action is then to close the panel. */
  isEmpty: boolean
  /** The number of results for the selected choices. */
  total?: number
  onConfirm: () => void
  onReset: () => void
  onClose: () => void
}

/** Shows the actions of a panel: reset and confirm. */
export function FilterActions({ isEmpty, total, onConfirm, onReset, onClose }: FilterActionsProps) {
  if (isEmpty) {
    return <ActionBar main={{ label: searchCopy.options.gotIt, onTap: onClose, sensorsName: 'filter_got_it' }} />
  }
  return (
    <ActionBar
      main={{
        label: searchButtonLabel(total, searchCopy.action.confirm),
        onTap: onConfirm,
        sensorsName: 'filter_confirm',
      }}
      other={{ label: searchCopy.action.reset, onTap: onReset, sensorsName: 'filter_reset' }}
    />
  )
}

export interface FilterPanelProps {
  library: Library
  /** The conditions of the current search. */
  searched: Condition[]
  /** The sort order with which the list opened. A reset restores it. */
  openedWith: string
  draft: FilterDraft
  onDraft: (draft: FilterDraft) => void
  onConfirm: () => void
}

interface DrawerContent {
  facets: Record<string, FacetNode[]>
  Groups: ComponentType<DrawerGroupsProps>
}

/** Returns a loader for a panel's choices and for the code that shows them. */
function loadGroups(library: Library, conditions: Condition[]): Loader<DrawerContent> {
  const load = drawerChoicesLoader(library, conditions)
  return async signal => {
    const code = loadCodeAsResult(() => import('./drawer-groups'))
    const [facets, loaded] = [await load(signal), await code]
    if (!loaded.ok) return loaded
    return mapResult(facets, data => ({ facets: data, Groups: loaded.data.DrawerGroups }))
  }
}

/**
 * Returns the body and the actions of a panel with the filters in a library's drawer. The drawer and the rail use them.
 * The rail passes a library whose drawer has all filters. In the drawer, 确定 runs the search.
 */
export function useFilterPanel(props: FilterPanelProps, open: boolean, Day?: ComponentType<DayFilterBodyProps>) {
  const { library, searched, openedWith, draft, onDraft, onConfirm } = props
  const { conditions } = draft
  const [isEmpty, setEmpty] = usePanelDraft(false, open)
  const total = useLiveCount(library, conditions, open && !haveSameConditions(searched, conditions))
  const hasNone = ({ facets }: DrawerContent) =>
    !library.drawer && !drawerFilters(library).some(({ key, kind }) => kind === 'day' || facets[key]?.length)
  const actions: Omit<FilterActionsProps, 'onClose'> = {
    isEmpty: isEmpty && haveSameConditions(conditions, withoutDrawerChoices(conditions, library)),
    total,
    onConfirm,
    onReset: () => {
      if (requireLogin()) onDraft({ conditions: withoutDrawerChoices(conditions, library), order: openedWith })
    },
  }
  const body = (
    <AsyncContent subject={searched} load={loadGroups(library, searched)} isEmpty={hasNone} onLoaded={setEmpty}>
      {({ facets, Groups }) => (
        <Groups
          {...{ library, facets, searched, Day }}
          draft={conditions}
          onDraft={next => onDraft({ ...draft, conditions: next })}
        />
      )}
    </AsyncContent>
  )
  return { body, actions }
}
