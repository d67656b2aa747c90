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
import { type Ask, AsyncContent } from './async-content'
import type { DayBodyProps } from './day-body'
import type { DrawerGroupsProps } from './drawer-groups'
import { askForDrawer } from './choices'
import { type Draft, drawerFilters, isUnchanged, withoutDrawer } from './draft'

export interface RailPlaceProps extends PanelProps {
  /** It stands there from now on: no panel is needed beside it. */
  onStanding: () => void
  /** Its code has not come: the bar has to do. */
  onMissing: () => void
}

/** What is changed while a panel is open; it starts from what is searched for whenever the panel opens. */
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
  /** There is nothing to choose. */
  isEmpty: boolean
  /** What would be found, where it is known. */
  total?: number
  onConfirm: () => void
  onReset: () => void
  /** Nothing, where it cannot be closed. */
  onClose?: () => void
}

/** Below the choices of a panel: let them go, or search with them. */
export function FilterActions({ isEmpty, total, onConfirm, onReset, onClose }: FilterActionsProps) {
  if (isEmpty) {
    return onClose ? (
      <ActionBar main={{ label: searchCopy.options.gotIt, onTap: onClose, sensorsName: 'filter_got_it' }} />
    ) : null
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
    const code = loadCodeResult(() => import('./drawer-groups'))
    const [facets, loaded] = [await ask(signal), await code]
    if (!loaded.ok) return loaded
    return mapResult(facets, found => ({ facets: found, Groups: loaded.data.DrawerGroups }))
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
    <AsyncContent about={searched} ask={groupsOf(library, searched)} isEmpty={hasNone} onAnswered={setEmpty}>
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
