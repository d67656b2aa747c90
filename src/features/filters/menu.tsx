import { View } from '@tarojs/components'
import { useState } from 'react'
import type { FacetNode } from '@/api/readers/facet'
import { listCopy } from '@/copy/list'
import { choose, filterCondition as chosenOf } from '@domain/query/chips'
import type { Condition } from '@domain/query/condition'
import type { Filter, Library } from '@/libraries/library'
import { loadCodeResult } from '@/request/lazy-part'
import { requireLogin } from '@/actions/require-login'
import { useLiveCount } from '@/shared/use-live-count'
import { Dropdown } from '@/ui/dropdown'
import { useLast } from '@/ui/layer'
import { FilterActions, useDraft } from './panel'
import { AsyncContent } from './async-content'
import { askFor, mayChoose, type AskFor, countLabel, counted } from './choices'
import { isUnchanged, nameOf, take, toggle, ancestorsOf } from './draft'
import { Narrowed, FilterTree } from './searchable-list'
import { LIMITS } from '@domain/limits'
import { ChoicePane, ChoiceList, type ListChoice } from '@/ui/choice-list/pane'

const { everywhere } = listCopy.filter
const whatever = listCopy.filter.any

interface TwoPaneProps {
  label: string
  roots: FacetNode[]
  /** The path of the one that is chosen; '' for none. */
  chosen: string
  ask: AskFor
  onChoose: (facet?: FacetNode) => void
}

const asChoice = ({ value, name, count }: FacetNode, shown = name): ListChoice => ({
  key: value,
  name: shown,
  count: counted(count),
  label: `${shown} ${countLabel(count)}`,
})

/** Of what nobody counted there is no sum. */
function sumOf(facets: FacetNode[]): number | undefined {
  let sum = 0
  for (const { count } of facets) {
    if (count === undefined) return undefined
    sum += count
  }
  return sum
}

/**
 * Regions at the left, their courts at the right. 不限 at the right is the region itself. At first one looks into the first
 * region, which is not yet chosen by that.
 */
function TwoPane({ label, roots, chosen, ask, onChoose }: TwoPaneProps) {
  const [root, setRoot] = useState(() => (ancestorsOf(chosen)[0] ?? chosen) || (roots[0]?.value ?? ''))
  const whole = roots.find(({ value }) => value === root)
  const total = whole ? whole.count : sumOf(roots)
  const anyOfThem = { key: root, name: whatever, count: counted(total), label: `${whatever} ${countLabel(total)}` }
  const goTo = (value: string) => {
    setRoot(value)
    onChoose(roots.find(facet => facet.value === value))
  }
  const right = (below: FacetNode[]) => (
    <ChoicePane
      label={whole?.name ?? everywhere}
      choices={[anyOfThem, ...below.slice(0, LIMITS.tree.visible).map(facet => asChoice(facet))]}
      chosen={chosen}
      onChoose={value => onChoose(value === root ? whole : below.find(facet => facet.value === value))}
    />
  )
  return (
    <View className='two-pane'>
      <View className='two-pane__roots'>
        <ChoicePane
          side
          label={label}
          choices={[{ key: '', name: everywhere }, ...roots.map(facet => asChoice(facet))]}
          chosen={root}
          onChoose={goTo}
        />
      </View>
      <View className='two-pane__below'>
        {whole?.hasChildren ? (
          <AsyncContent key={root} ask={ask(root)} isEmpty={() => false}>
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

/** The choices of one title of the header. Nothing is searched before 确定. */
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
  const draft = useLast(open ? now.draft : undefined) ?? now.draft
  const [isEmpty, setEmpty] = useDraft(false, open)
  const total = useLiveCount(library, draft, open && !isUnchanged(conditions, draft))
  const reset = () => {
    if (requireLogin()) onDraft(choose(draft, filter.dimension))
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
        <AsyncContent ask={dayCode} lines={1} isEmpty={never}>
          {({ DayBody }) => <DayBody filter={filter} draft={draft} onDraft={onDraft} />}
        </AsyncContent>
      ) : (
        <MenuBody {...{ filter, library, conditions, draft, onDraft }} onAnswered={setEmpty} />
      )}
    </Dropdown>
  )
}

/** One library has a day among its filters: the others need not carry it. */
const dayCode = () => loadCodeResult(() => import('./day-body'))
const never = () => false

interface MenuBodyProps {
  filter: Filter
  library: Library
  conditions: Condition[]
  draft: Condition[]
  onDraft: (draft: Condition[]) => void
  onAnswered: (isEmpty: boolean) => void
}

const hasNone = ({ length }: FacetNode[]) => length === 0

function MenuBody({ filter, library, conditions, draft, onDraft, onAnswered }: MenuBodyProps) {
  const ask = askFor(library, filter, conditions)
  const chosen = chosenOf(draft, filter.dimension)?.value ?? ''
  const { title: label } = filter
  const choose = (change: typeof toggle | typeof take) => (facet?: FacetNode) => {
    if (!facet) onDraft(take(draft, filter))
    else if (mayChoose(library, filter, facet)) onDraft(change(draft, filter, facet))
  }
  return (
    <AsyncContent ask={ask()} isEmpty={hasNone} onAnswered={onAnswered}>
      {roots => {
        return (
          <Narrowed filter={filter} facets={roots} ask={ask}>
            {(found, isWhole) => {
              if (filter.twoPane && isWhole)
                return <TwoPane {...{ label, roots, chosen, ask }} onChoose={choose(take)} />
              if (filter.kind === 'tree' && !filter.twoPane)
                return <FilterTree {...{ label, ask }} roots={found} checked={chosen} onCheck={choose(toggle)} />
              return (
                <ChoiceList
                  label={label}
                  choices={[
                    ...(isWhole ? [{ key: '', name: listCopy.filter.any }] : []),
                    ...found.map(facet => asChoice(facet, nameOf(filter, facet))),
                  ]}
                  chosen={chosen}
                  onChoose={value => choose(take)(found.find(facet => facet.value === value))}
                />
              )
            }}
          </Narrowed>
        )
      }}
    </AsyncContent>
  )
}
