/** A tree of choices, for example of causes or places. */
import { useState } from 'react'
import { ancestorPathsOf, type FacetNode } from '@/api/readers/facet'
import { listCopy, fill } from '@/copy/list'
import { formatCount } from '@domain/format/amounts'
import { LIMITS } from '@domain/limits'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
import { AsyncContent, type Loader } from './async-content'
import { useVisibleCount } from './use-visible-count'

/** Returns a loader of the roots, of the children of `parent`, or of the nodes whose names contain `searchText`. */
export type ChoiceLoader = (parent?: string, searchText?: string) => Loader<FacetNode[]>

/** Formats a count. Returns '' if it is absent. */
export const formatOptionalCount = (count: number | undefined): string =>
  count === undefined ? '' : formatCount(count)

export const countLabel = (count: number | undefined): string =>
  count === undefined ? '' : fill(listCopy.filter.count, { count: formatCount(count) })

interface ChoiceTreeProps {
  label: string
  roots: FacetNode[]
  /** The path of the checked node. */
  checked: string
  /** A new value reloads the open branches with their counts. */
  subject?: unknown
  load: ChoiceLoader
  onCheck: (facet: FacetNode) => void
}

interface Branches extends Omit<ChoiceTreeProps, 'label' | 'roots'> {
  open: string[]
  onFold: (path: string) => void
}

/** Shows a tree. A branch loads when it opens. At first the branches above the checked node are open. */
export function ChoiceTree({ label, roots, ...rest }: ChoiceTreeProps) {
  const [open, setOpen] = useState(() => ancestorPathsOf(rest.checked))
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
