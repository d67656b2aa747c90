import type { FacetNode } from '@/api/readers/facet'
import { copy } from '@/copy'
import { choose, chosen as chosenOf } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'
import { requireLogin } from '@/actions/require-login'
import { ActionBar } from '@/ui/action-bar'
import { ChoiceList } from '@/ui/choice-list'
import { Dropdown } from '@/ui/dropdown'
import { Asked } from './asked'
import { DayBody } from './day-body'
import { askFor, mayChoose } from './choices'
import { nameOf, take, toggle } from './draft'
import { FilterTree } from './filter-tree'
import { TwoPane, asChoice } from './two-pane'
import { useDraft } from './use-draft'

interface FilterMenuProps {
  filter: Filter
  library: Library
  conditions: Condition[]
  open: boolean
  onClose: () => void
  onConfirm: (conditions: Condition[]) => void
}

/** The choices of one title of the header. Nothing is searched before 确定. */
export function FilterMenu({ filter, library, conditions, open, onClose, onConfirm }: FilterMenuProps) {
  const [draft, setDraft] = useDraft(conditions, open)
  const reset = () => {
    if (requireLogin()) setDraft(choose(draft, filter.dimension))
  }
  return (
    <Dropdown
      open={open}
      onClose={onClose}
      label={filter.title}
      actions={
        <ActionBar
          main={{ label: copy.action.confirm, onTap: () => onConfirm(draft), sensorsName: 'filter_confirm' }}
          other={{ label: copy.action.reset, onTap: reset, sensorsName: 'filter_reset' }}
        />
      }
    >
      {filter.kind === 'day' ? (
        <DayBody filter={filter} draft={draft} onDraft={setDraft} />
      ) : (
        <MenuBody filter={filter} library={library} conditions={conditions} draft={draft} onDraft={setDraft} />
      )}
    </Dropdown>
  )
}

interface MenuBodyProps {
  filter: Filter
  library: Library
  conditions: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
}

const isEmpty = ({ length }: FacetNode[]) => length === 0

function MenuBody({ filter, library, conditions, draft, onDraft }: MenuBodyProps) {
  const ask = askFor(library, filter, conditions)
  const chosen = chosenOf(draft, filter.dimension)?.value ?? ''
  const { title: label } = filter
  const choose = (change: typeof toggle | typeof take) => (facet?: FacetNode) => {
    if (!facet) onDraft(take(draft, filter))
    else if (mayChoose(library, filter, facet)) onDraft(change(draft, filter, facet))
  }
  return (
    <Asked ask={ask()} isEmpty={isEmpty}>
      {roots => {
        if (filter.twoPane) return <TwoPane {...{ label, roots, chosen, ask }} onChoose={choose(take)} />
        if (filter.kind === 'tree')
          return <FilterTree {...{ label, roots, ask }} checked={chosen} onCheck={choose(toggle)} />
        return (
          <ChoiceList
            label={label}
            choices={[
              { key: '', name: copy.filter.any },
              ...roots.map(facet => asChoice(facet, nameOf(filter, facet))),
            ]}
            chosen={chosen}
            onChoose={value => choose(take)(roots.find(facet => facet.value === value))}
          />
        )
      }}
    </Asked>
  )
}
