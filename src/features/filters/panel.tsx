import { type ComponentType, useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { mapResult } from '@/request/errors'
import { loadCodeResult } from '@/request/lazy-part'
import { requireLogin } from '@/actions/require-login'
import { useLiveCount, searchLabel } from '@/shared/use-live-count'
import { searchCopy } from '@/copy/search'
import { ActionBar } from '@/ui/action-bar'
import { type Loader, AsyncContent } from '@/shared/choice-tree/async-content'
import type { DayBodyProps } from './day-body'
import type { DrawerGroupsProps } from './drawer-groups'
import { drawerLoader } from './choices'
import { type FilterDraft, drawerFilters, isUnchanged, withoutDrawer } from './draft'

export interface RailProps extends Pick<PanelProps, 'library' | 'searched' | 'openedWith'> {
  /** Searches at once. */
  onApply: (next: FilterDraft) => void
}

export interface RailSlotProps extends RailProps {
  /** Called when the rail is visible, so that open panels can close. */
  onStanding: () => void
  /** Called when the rail's code failed to load, so that the filter bar stays. */
  onMissing: () => void
}

/** Holds the draft of a panel. The draft restarts from the current value each time the panel opens. */
export function useDraft<T>(current: T, open: boolean) {
  const [draft, setDraft] = useState(current)
  const [wasOpen, setWasOpen] = useState(open)
  if (wasOpen !== open) {
    setWasOpen(open)
    if (open) setDraft(current)
  }
  return [draft, setDraft] as const
}

interface FilterActionsProps {
  /** Whether there are no choices. */
  isEmpty: boolean
  /** The number of results that the chosen values would give. */
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
      main={{ label: searchLabel(total, searchCopy.action.confirm), onTap: onConfirm, sensorsName: 'filter_confirm' }}
      other={{ label: searchCopy.action.reset, onTap: onReset, sensorsName: 'filter_reset' }}
    />
  )
}

export interface PanelProps {
  library: Library
  /** The conditions of the current search. */
  searched: Condition[]
  /** The sort order in which the list was opened. */
  openedWith: string
  draft: FilterDraft
  onDraft: (draft: FilterDraft) => void
  onConfirm: () => void
}

interface DrawerContent {
  facets: Record<string, FacetNode[]>
  Groups: ComponentType<DrawerGroupsProps>
}

/** Loads the choices and the code of the groups when the panel opens. */
function loadGroups(library: Library, conditions: Condition[]): Loader<DrawerContent> {
  const load = drawerLoader(library, conditions)
  return async signal => {
    const code = loadCodeResult(() => import('./drawer-groups'))
    const [facets, loaded] = [await load(signal), await code]
    if (!loaded.ok) return loaded
    return mapResult(facets, data => ({ facets: data, Groups: loaded.data.DrawerGroups }))
  }
}

/** Builds a panel with all filters of a library and its actions, for drawer and rail. 确定 runs the search. */
export function usePanel(props: PanelProps, open: boolean, Day?: ComponentType<DayBodyProps>) {
  const { library, searched, openedWith, draft, onDraft, onConfirm } = props
  const { conditions } = draft
  const [isEmpty, setEmpty] = useDraft(false, open)
  const total = useLiveCount(library, conditions, open && !isUnchanged(searched, conditions))
  const hasNone = ({ facets }: DrawerContent) =>
    !library.drawer && !drawerFilters(library).some(({ key, kind }) => kind === 'day' || facets[key]?.length)
  const actions: Omit<FilterActionsProps, 'onClose'> = {
    isEmpty: isEmpty && isUnchanged(conditions, withoutDrawer(conditions, library)),
    total,
    onConfirm,
    onReset: () => {
      if (requireLogin()) onDraft({ conditions: withoutDrawer(conditions, library), order: openedWith })
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
