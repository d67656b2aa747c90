import { View } from '@tarojs/components'
import { useState } from 'react'
import { ancestorPathsOf, type FacetNode } from '@/api/readers/facet'
import { listCopy } from '@/copy/list'
import { replaceFilter, filterCondition as chosenOf, type Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'
import { loadCodeAsResult } from '@/request/lazy-part'
import { requireLogin } from '@/actions/require-login'
import { useLiveCount } from '@/shared/use-live-count'
import { Dropdown } from '@/ui/dropdown'
import { useLastDefined } from '@/ui/layer'
import { FilterActions, usePanelDraft } from './panel'
import { ChoiceTree, type ChoiceLoader, countLabel, formatOptionalCount } from '@/shared/choice-tree'
import { AsyncContent } from '@/shared/choice-tree/async-content'
import { choiceLoader, mayChoose } from './choices'
import { haveSameConditions, choiceLabel, setChoice, toggleChoice } from './draft'
import { SearchableList } from './searchable-list'
import { LIMITS } from '@domain/limits'
import { ChoicePane, ChoiceList, type ListChoice } from '@/ui/choice-list/pane'

const { everywhere } = listCopy.filter
const anyLabel = listCopy.filter.any

interface TwoPaneProps {
  label: string
  roots: FacetNode[]
  /** The path of the selected choice, or '' if there is none. */
  chosen: string
  loadChildren: ChoiceLoader
  onChoose: (facet?: FacetNode) => void
}

const toListChoice = ({ value, name, count }: FacetNode, label = name): ListChoice => ({
  key: value,
  name: label,
  count: formatOptionalCount(count),
  label: `${label} ${countLabel(count)}`,
})

/** Returns the sum of the counts, or `undefined` if a count is missing. */
function totalOf(facets: FacetNode[]): number | undefined {
  let sum = 0
  for (const { count } of facets) {
    if (count === undefined) return undefined
    sum += count
  }
  return sum
}

/**
 * Shows regions on the left and the courts of the open region on the right. On the right, 不限 selects the region itself.
 * When the menu opens without a choice, the first region is open but not selected.
 */
function TwoPane({ label, roots, chosen, loadChildren, onChoose }: TwoPaneProps) {
  const chosenRoot = ancestorPathsOf(chosen)[0] ?? chosen
  const [root, setRoot] = useState(chosenRoot || (roots[0]?.value ?? ''))
  const selectedRoot = roots.find(({ value }) => value === root)
  const total = selectedRoot ? selectedRoot.count : totalOf(roots)
  const anyChoice = {
    key: selectedRoot ? root : '',
    name: anyLabel,
    count: formatOptionalCount(total),
    label: `${anyLabel} ${countLabel(total)}`,
  }
  const goTo = (value: string) => {
    setRoot(value)
    onChoose(roots.find(facet => facet.value === value))
  }
  const right = (courts: FacetNode[]) => (
    <ChoicePane
      label={selectedRoot?.name ?? everywhere}
      choices={[anyChoice, ...courts.slice(0, LIMITS.tree.visible).map(facet => toListChoice(facet))]}
      chosen={chosen}
      onChoose={value => onChoose(value === root ? selectedRoot : courts.find(facet => facet.value === value))}
    />
  )
  return (
    <View className='two-pane'>
      <View className='two-pane__roots'>
        <ChoicePane
          label={label}
          choices={[{ key: '', name: everywhere }, ...roots.map(facet => toListChoice(facet))]}
          chosen={chosenRoot}
          open={anyChoice.key}
          onChoose={goTo}
        />
      </View>
      <View className='two-pane__below'>
        {selectedRoot?.hasChildren ? (
          <AsyncContent key={root} load={loadChildren(root)} isEmpty={() => false}>
            {right}
          </AsyncContent>
        ) : (
          right([])
        )}
      </View>
    </View>
  )
}

interface FilterMenuProps {
  filter: Filter
  library: Library
  conditions: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
  open: boolean
  onClose: () => void
  onConfirm: () => void
}

/** Shows the choices of one filter of the filter bar. 确定 runs the search. */
export function FilterMenu({
  filter,
  library,
  conditions,
  open,
  onDraft,
  onClose,
  onConfirm,
  ...now
}: FilterMenuProps) {
  const draft = useLastDefined(open ? now.draft : undefined) ?? now.draft
  const [isEmpty, setEmpty] = usePanelDraft(false, open)
  const total = useLiveCount(library, draft, open && !haveSameConditions(conditions, draft))
  const reset = () => {
    if (requireLogin()) onDraft(replaceFilter(draft, filter.dimension))
  }
  return (
    <Dropdown
      open={open}
      onClose={onClose}
      label={filter.title}
      actions={
        <FilterActions
          isEmpty={isEmpty && !chosenOf(draft, filter.dimension)}
          total={total}
          onConfirm={onConfirm}
          onReset={reset}
          onClose={onClose}
        />
      }
    >
      {filter.kind === 'day' ? (
        <AsyncContent load={dayCode} lines={1} isEmpty={never}>
          {({ DayFilterBody }) => <DayFilterBody filter={filter} draft={draft} onDraft={onDraft} />}
        </AsyncContent>
      ) : (
        <MenuBody {...{ filter, library, conditions, draft, onDraft }} onLoaded={setEmpty} />
      )}
    </Dropdown>
  )
}

/** The code loads on demand, because few libraries have a day filter. */
const dayCode = () => loadCodeAsResult(() => import('./day-body'))
const never = () => false

interface MenuBodyProps {
  filter: Filter
  library: Library
  conditions: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
  onLoaded: (isEmpty: boolean) => void
}

const isEmptyList = ({ length }: FacetNode[]) => length === 0

function MenuBody({ filter, library, conditions, draft, onDraft, onLoaded }: MenuBodyProps) {
  const loadChildren = choiceLoader(library, filter, conditions)
  const chosen = chosenOf(draft, filter.dimension)?.value ?? ''
  const { title: label } = filter
  const choose = (change: typeof toggleChoice | typeof setChoice) => (facet?: FacetNode) => {
    if (!facet) onDraft(setChoice(draft, filter))
    else if (mayChoose(library, filter, facet)) onDraft(change(draft, filter, facet))
  }
  return (
    <AsyncContent load={loadChildren()} isEmpty={isEmptyList} onLoaded={onLoaded}>
      {roots => {
        return (
          <SearchableList filter={filter} facets={roots} load={loadChildren}>
            {(facets, isWhole) => {
              if (filter.twoPane && isWhole)
                return <TwoPane {...{ label, roots, chosen, loadChildren }} onChoose={choose(setChoice)} />
              // If no root has children, as with regions, the choices are a plain list and not a tree.
              const isDeep = !isWhole || facets.some(({ hasChildren }) => hasChildren)
              if (filter.kind === 'tree' && !filter.twoPane && isDeep)
                return (
                  <ChoiceTree
                    {...{ label, load: loadChildren }}
                    roots={facets}
                    checked={chosen}
                    onCheck={choose(toggleChoice)}
                  />
                )
              return (
                <ChoiceList
                  label={label}
                  choices={[
                    ...(isWhole ? [{ key: '', name: listCopy.filter.any }] : []),
                    ...facets.map(facet => toListChoice(facet, choiceLabel(filter, facet))),
                  ]}
                  chosen={chosen}
                  onChoose={value => choose(setChoice)(facets.find(facet => facet.value === value))}
                />
              )
            }}
          </SearchableList>
        )
      }}
    </AsyncContent>
  )
}
