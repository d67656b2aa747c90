import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { type FacetNode, findNodesByName } from '@/api/readers/facet'
import { fill } from '@/copy/list'
import { LIMITS } from '@domain/limits'
import { AsyncContent } from '@/shared/choice-tree/async-content'
import type { ChoiceLoader } from '@/shared/choice-tree'
import { searchCopy } from '@/copy/search'
import { cleanKeyword } from '@domain/query/inputs'
import type { Filter } from '@/libraries/library'
import { Hint } from '@/ui/hint'
import { TextBox } from '@/ui/text-box'

/** A list with more choices than this has a search box. */
const MAX_WITHOUT_SEARCH = 20

/**
 * Merges courts with the same name below several regions into one choice: the court, wherever its cases come from. The
 * choice has no count, because the service may leave out regions with few cases.
 */
function mergeSameCourts(nodes: FacetNode[]): FacetNode[] {
  const merged = new Map<string, FacetNode>()
  for (const node of nodes) {
    const same = merged.get(node.name)
    merged.set(node.name, same ? { ...node, value: node.name, count: undefined, isCourtName: true } : node)
  }
  return Array.from(merged.values())
}

interface SearchableListProps {
  filter: Filter
  facets: FacetNode[]
  /** Loads the choices whose names match a text, for a tree that is not fully loaded. */
  load: ChoiceLoader
  /** Renders the choices. `isUnfiltered` tells that the search box is empty. */
  children: (facets: FacetNode[], isUnfiltered: boolean) => ReactNode
}

/** Puts a search box above a long list of choices. In a deep tree the search covers all levels. */
export function SearchableList({ filter, facets, load, children }: SearchableListProps) {
  const { title, dimension, deep } = filter
  const [text, setText] = useState('')
  const isLong = deep || facets.length > MAX_WITHOUT_SEARCH
  const searchText = isLong ? text.trim() : ''
  // The roots of the court filter are regions, but readers search it for a court. The label therefore says court.
  const label = fill(filter.twoPane ? searchCopy.options.findCourt : searchCopy.options.find, { title, dimension })
  const renderMatches = (matches: FacetNode[]) =>
    matches.length ? (
      children(filter.twoPane ? mergeSameCourts(matches) : matches, false)
    ) : (
      <Hint sentence={searchCopy.options.none} />
    )
  return (
    <>
      {isLong && (
        <View className='filter-search'>
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
      {!searchText && children(facets, true)}
      {searchText && !deep && renderMatches(findNodesByName(facets, searchText))}
      {searchText && deep && (
        <AsyncContent
          key={searchText}
          load={load(undefined, searchText)}
          delay={LIMITS.tree.debounce}
          lines={2}
          isEmpty={never}
        >
          {renderMatches}
        </AsyncContent>
      )}
    </>
  )
}

const never = () => false
