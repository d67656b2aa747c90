import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { type FacetNode, findNodesByName } from '@/api/readers/facet'
import { listCopy, fill } from '@/copy/list'
import { LIMITS } from '@domain/limits'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
import { AsyncContent } from './async-content'
import { type ChoiceLoader, countLabel, formatOptionalCount } from './choices'
import { ancestorsOf } from './draft'
import { useVisibleCount } from './use-visible-count'
import { searchCopy } from '@/copy/search'
import { cleanKeyword } from '@domain/query/inputs'
import type { Filter } from '@/libraries/library'
import { Hint } from '@/ui/hint'
import { TextBox } from '@/ui/text-box'

interface FilterTreeProps {
  label: string
  roots: FacetNode[]
  /** The path of the checked node. */
  checked: string
  /** A change of this value reloads the counts of open branches. */
  subject?: unknown
  load: ChoiceLoader
  onCheck: (facet: FacetNode) => void
}

interface Branches extends Omit<FilterTreeProps, 'label' | 'roots'> {
  open: string[]
  onFold: (path: string) => void
}

/** Shows a tree that loads a branch when it opens. The path to the checked node is open. */
export function FilterTree({ label, roots, ...rest }: FilterTreeProps) {
  const [open, setOpen] = useState(() => ancestorsOf(rest.checked))
  const onFold = (path: string) =>
    setOpen(open.indexOf(path) < 0 ? [...open, path] : open.filter(other => other !== path))
  return (
    <Tree label={label}>
      <Level facets={roots.slice(0, LIMITS.tree.visible)} level={1} branches={{ ...rest, open, onFold }} />
    </Tree>
  )
}

interface LevelProps {
  facets: FacetNode[]
  /** The level in the tree, counted from 1. */
  level: number
  branches: Branches
}

const isEmpty = ({ length }: FacetNode[]) => length === 0

function Level({ facets, level, branches }: LevelProps) {
  const { open, checked, subject, load, onFold, onCheck } = branches
  return facets.map(facet => {
    const { name, value, count, hasChildren } = facet
    const isOpen = open.indexOf(value) >= 0
    const spoken = [name, fill(listCopy.filter.level, { level }), countLabel(count)].join(' ')
    const fold = fill(isOpen ? listCopy.filter.collapse : listCopy.filter.expand, { name })
    const row = (
      <TreeRow
        name={name}
        count={formatOptionalCount(count)}
        level={level}
        label={spoken}
        selected={value === checked}
        onSelect={() => onCheck(facet)}
        fold={hasChildren ? { label: fold, open: isOpen, onTap: () => onFold(value) } : undefined}
      />
    )
    const below = isOpen && (
      <AsyncContent subject={subject} load={load(value)} delay={LIMITS.tree.debounce} lines={1} isEmpty={isEmpty}>
        {children => <GrowingLevel facets={children} level={level + 1} branches={branches} />}
      </AsyncContent>
    )
    return <TreeBranch key={value} row={row} below={below} />
  })
}

function GrowingLevel({ facets, ...rest }: LevelProps) {
  const visibleCount = useVisibleCount(facets.length)
  return <Level facets={facets.slice(0, visibleCount)} {...rest} />
}

/** A list with more choices than this gets a search box. */
const MAX_WITHOUT_SEARCH = 20

interface SearchableListProps {
  filter: Filter
  facets: FacetNode[]
  /** Loads the matches of a search in a deep tree. */
  load: ChoiceLoader
  /** `isUnfiltered`: the search box is empty. */
  children: (facets: FacetNode[], isUnfiltered: boolean) => ReactNode
}

/** Adds a search box above a long list of choices. In a deep tree it searches all levels. */
export function SearchableList({ filter, facets, load, children }: SearchableListProps) {
  const { title, dimension, deep } = filter
  const [text, setText] = useState('')
  const isLong = deep || facets.length > MAX_WITHOUT_SEARCH
  const searchText = isLong ? text.trim() : ''
  // For courts the label speaks of courts, because the roots of the tree are regions.
  const label = fill(filter.twoPane ? searchCopy.options.findCourt : searchCopy.options.find, { title, dimension })
  const renderMatches = (matches: FacetNode[]) =>
    matches.length ? children(matches, false) : <Hint sentence={searchCopy.options.none} />
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
