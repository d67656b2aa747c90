import { copy } from '@/copy'
import type { Condition } from '@domain/query/condition'
import type { Library } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { ActionBar } from '@/ui/action-bar'
import { Drawer } from '@/ui/drawer'
import { Asked } from './asked'
import { askForDrawer } from './choices'
import { withoutDrawer } from './draft'
import { DrawerGroups } from './drawer-groups'
import { useDraft } from './use-draft'

export interface Search {
  conditions: Condition[]
  order: string
}

interface FilterDrawerProps {
  library: Library
  search: Search
  /** The order that this list was opened with. */
  openedWith: string
  open: boolean
  onClose: () => void
  onConfirm: (search: Search) => void
}

/** All groups of a library. Nothing is searched before 确定. */
export function FilterDrawer({ library, search, openedWith, open, onClose, onConfirm }: FilterDrawerProps) {
  const [draft, setDraft] = useDraft(search, open)
  const { conditions } = draft
  const reset = () => {
    if (requireLogin()) setDraft({ conditions: withoutDrawer(conditions, library), order: openedWith })
  }
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={copy.filter.more}
      actions={
        <ActionBar
          main={{ label: copy.action.confirm, onTap: () => onConfirm(draft), sensorsName: 'filter_confirm' }}
          other={{ label: copy.action.reset, onTap: reset, sensorsName: 'filter_reset' }}
        />
      }
    >
      <Asked ask={askForDrawer(library, search.conditions)} isEmpty={() => false}>
        {facets => (
          <DrawerGroups
            library={library}
            facets={facets}
            searched={search.conditions}
            draft={conditions}
            onDraft={next => setDraft({ ...draft, conditions: next })}
          />
        )}
      </Asked>
    </Drawer>
  )
}
