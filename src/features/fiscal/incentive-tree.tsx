import type { IncentiveNode } from '@contract/fiscal-tax'
import { useState } from 'react'
import { fiscalCopy, fill } from '@/copy/fiscal'
import { Tree, TreeBranch, TreeRow } from '@/ui/tree'

interface IncentiveTreeProps {
  roots: IncentiveNode[]
  /** The id of the one that is shown, and of what it hangs on. */
  current?: string
  opened?: string[]
  onPick: (node: IncentiveNode) => void
}

/** The types of tax incentives; a tap on a name picks it. */
export function IncentiveTree({ roots, current, opened = [], onPick }: IncentiveTreeProps) {
  const [open, setOpen] = useState(opened)
  const turn = (id: string) => setOpen(open.indexOf(id) < 0 ? [...open, id] : open.filter(other => other !== id))

  const level = (nodes: IncentiveNode[], depth: number) =>
    nodes.map(node => {
      const { id, name, children } = node
      const isOpen = open.indexOf(id) >= 0
      const fold = {
        label: fill(isOpen ? fiscalCopy.filter.collapse : fiscalCopy.filter.expand, { name }),
        open: isOpen,
      }
      const row = (
        <TreeRow
          name={name}
          count=''
          level={depth}
          label={`${name} ${fill(fiscalCopy.filter.level, { level: depth })}`}
          selected={id === current}
          onSelect={() => onPick(node)}
          fold={children.length ? { ...fold, onTap: () => turn(id) } : undefined}
        />
      )
      return <TreeBranch key={id} row={row} below={isOpen && level(children, depth + 1)} />
    })

  return <Tree label={fiscalCopy.incentives.tree}>{level(roots, 1)}</Tree>
}
