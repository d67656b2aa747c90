import type { FacetNode } from '@/api/readers/facet'
import { View } from '@tarojs/components'
import { useState } from 'react'
import { listCopy } from '@/copy/list'
import { LIMITS } from '@domain/limits'
import type { ListChoice } from '@/ui/choice-list'
import { ChoicePane } from '@/ui/choice-list/pane'
import { Asked } from './asked'
import { type AskFor, countLabel, counted } from './choices'
import { ancestorsOf } from './draft'

interface TwoPaneProps {
  label: string
  roots: FacetNode[]
  /** The path of the one that is chosen; '' for none. */
  chosen: string
  ask: AskFor
  onChoose: (facet?: FacetNode) => void
}

export const asChoice = ({ value, name, count }: FacetNode, shown = name): ListChoice => ({
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

const { everywhere } = listCopy.filter
const whatever = listCopy.filter.any

/**
 * Regions at the left, their courts at the right. 不限 at the right is the region itself. At first one looks into the first
 * region, which is not yet chosen by that.
 */
export function TwoPane({ label, roots, chosen, ask, onChoose }: TwoPaneProps) {
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
      choices={[anyOfThem, ...below.slice(0, LIMITS.tree.shown).map(facet => asChoice(facet))]}
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
          <Asked key={root} ask={ask(root)} isEmpty={() => false}>
            {right}
          </Asked>
        ) : (
          right([])
        )}
      </View>
    </View>
  )
}
