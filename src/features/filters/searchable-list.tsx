import { useState, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { type FacetNode, findNodesByName } from '@/api/readers/facet'
import { listCopy, fill } from '@/copy/list'
import { LIMITS } from '@domain/limits'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
import { AsyncContent } from './async-content'
import { type AskFor, countLabel, counted } from './choices'
import { ancestorsOf } from './draft'
import { useShownCount } from './use-shown-count'
import { searchCopy } from '@/copy/search'
import { cleanKeyword } from '@domain/query/inputs'
import type { Filter } from '@/libraries/library'
import { Hint } from '@/ui/hint'
import { TextBox } from '@/ui/text-box'

interface FilterTreeProps {
  label: string
  roots: FacetNode[]
  /** The path of the one that is checked. */
  checked: string
  /** With what is searched for, the counts of open branches change. */
  about?: unknown
  ask: AskFor
  onCheck: (facet: FacetNode) => void
}

interface Branches extends Omit<FilterTreeProps, 'label' | 'roots'> {
  open: string[]
  onFold: (path: string) => void
}

/** A tree whose branches are asked for when they are opened. The way to the checked node stands open. */
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
  /** From 1. */
  level: number
  branches: Branches
}

const isEmpty = ({ length }: FacetNode[]) => length === 0

function Level({ facets, level, branches }: LevelProps) {
  const { open, checked, about, ask, onFold, onCheck } = branches
  return facets.map(facet => {
    const { name, value, count, hasChildren } = facet
    const isOpen = open.indexOf(value) >= 0
    const spoken = [name, fill(listCopy.filter.level, { level }), countLabel(count)].join(' ')
    const fold = fill(isOpen ? listCopy.filter.collapse : listCopy.filter.expand, { name })
    const row = (
      <TreeRow
        name={name}
        count={counted(count)}
        level={level}
        label={spoken}
        selected={value === checked}
        onSelect={() => onCheck(facet)}
        fold={hasChildren ? { label: fold, open: isOpen, onTap: () => onFold(value) } : undefined}
      />
    )
    const below = isOpen && (
      <AsyncContent about={about} ask={ask(value)} delay={LIMITS.tree.debounce} lines={1} isEmpty={isEmpty}>
        {children => <GrowingLevel facets={children} level={level + 1} branches={branches} />}
      </AsyncContent>
    )
    return <TreeBranch key={value} row={row} below={below} />
  })
}

function GrowingLevel({ facets, ...rest }: LevelProps) {
  const shown = useShownCount(facets.length)
  return <Level facets={facets.slice(0, shown)} {...rest} />
}

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
      {wanted && !deep && narrowed(findNodesByName(facets, wanted))}
      {wanted && deep && (
        <AsyncContent key={wanted} ask={ask(undefined, wanted)} delay={LIMITS.tree.debounce} lines={2} isEmpty={never}>
          {narrowed}
        </AsyncContent>
      )}
    </>
  )
}

const never = () => false
