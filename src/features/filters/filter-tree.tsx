import type { FacetNode } from '@/api/readers/facet'
import { useState } from 'react'
import { listCopy, fill } from '@/copy/list'
import { LIMITS } from '@domain/limits'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'
import { Asked } from './asked'
import { type AskFor, countLabel, counted } from './choices'
import { ancestorsOf } from './draft'
import { useShownCount } from './use-shown-count'

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
      <Level facets={roots.slice(0, LIMITS.tree.shown)} level={1} branches={{ ...rest, open, onFold }} />
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
      <Asked about={about} ask={ask(value)} delay={LIMITS.tree.debounce} lines={1} isEmpty={isEmpty}>
        {children => <GrowingLevel facets={children} level={level + 1} branches={branches} />}
      </Asked>
    )
    return <TreeBranch key={value} row={row} below={below} />
  })
}

function GrowingLevel({ facets, ...rest }: LevelProps) {
  const shown = useShownCount(facets.length)
  return <Level facets={facets.slice(0, shown)} {...rest} />
}
