import { type FacetNode, named } from '@/api/readers/facet'
import { View } from '@tarojs/components'
import { type ReactNode, useState } from 'react'
import { searchCopy, fill } from '@/copy/search'
import { LIMITS } from '@domain/limits'
import { cleanKeyword } from '@domain/query/inputs'
import type { Filter } from '@/libraries/library'
import { Hint } from '@/ui/hint'
import { TextBox } from '@/ui/text-box'
import { Asked } from './asked'
import type { AskFor } from './choices'

/** So many are found by the eye. */
const MOST_PLAIN = 20

interface NarrowedProps {
  filter: Filter
  facets: FacetNode[]
  /** For what lies below them, where that is much. */
  ask: AskFor
  /** Nobody looks for one of them: the others may be told to wait. */
  children: (facets: FacetNode[], isWhole: boolean) => ReactNode
}

/**
 * Above a long list of choices a box to find one by its name; in a deep tree wherever it stands. With it or without, what is
 * below stays the same.
 */
export function Narrowed({ filter, facets, ask, children }: NarrowedProps) {
  const { title, dimension, deep } = filter
  const [text, setText] = useState('')
  const isLong = deep || facets.length > MOST_PLAIN
  const wanted = isLong ? text.trim() : ''
  // Regions are the roots of the tree of courts.
  const label = fill(filter.twoPane ? searchCopy.options.findCourt : searchCopy.options.find, { title, dimension })
  const narrowed = (found: FacetNode[]) =>
    found.length ? children(found, false) : <Hint sentence={searchCopy.options.none} />
  return (
    <>
      {isLong && (
        <View className='filter-find'>
          <TextBox
            value={text}
            label={label}
            placeholder={label}
            maxLength={LIMITS.input.box}
            clean={cleanKeyword}
            onChange={setText}
          />
        </View>
      )}
      {!wanted && children(facets, true)}
      {wanted && !deep && narrowed(named(facets, wanted))}
      {wanted && deep && (
        <Asked key={wanted} ask={ask(undefined, wanted)} delay={LIMITS.tree.debounce} lines={2} isEmpty={never}>
          {narrowed}
        </Asked>
      )}
    </>
  )
}

const never = () => false
