import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { treeKeyProps } from './aria/tree-keys'
import { Icon } from './icon'
import { Tap } from './tap'
import './tree.scss'

export function Tree({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className='tree' {...role('tree')} aria-label={label} {...treeKeyProps('.tree__fold')}>
      {children}
    </View>
  )
}

/** A row and its child rows. A change of the child rows redraws only this part of the page. */
export function TreeBranch({ row, below }: { row: ReactNode; below?: ReactNode }) {
  return (
    <View>
      {row}
      {below && <View {...role('group')}>{below}</View>}
    </View>
  )
}

interface TreeRowProps {
  name: string
  count: string
  /** The depth in the tree, from 1. */
  level: number
  /** The accessible name: the row's name, its depth and, if it has one, its count. */
  label: string
  selected: boolean
  onSelect: () => void
  /** The button that shows or hides the child rows. Absent without child rows. */
  fold?: { label: string; open: boolean; onTap: () => void }
}

/** Rows below this depth are not indented further, because they need the room for their names. */
const DEEPEST = 4

/** A row of a tree. A tap on the name selects the row; the button before it shows or hides the child rows. */
export function TreeRow({ name, count, level, label, selected, onSelect, fold }: TreeRowProps) {
  const depth = Math.min(level, DEEPEST)
  return (
    <View className={`tree__row tree__row--${depth}${selected ? ' tree__row--on' : ''}`}>
      {fold ? (
        <Tap className='tree__fold' label={fold.label} expanded={fold.open} onTap={fold.onTap}>
          <Icon name={fold.open ? 'chevron-down' : 'chevron-right'} size={16} />
        </Tap>
      ) : (
        <View className='tree__fold' />
      )}
      <Tap
        role='treeitem'
        className='tree__node'
        label={label}
        level={level}
        selected={selected}
        expanded={fold?.open}
        onTap={onSelect}
      >
        <Text className='tree__name'>{name}</Text>
        <Text className='tree__count'>{count}</Text>
        {selected && <Icon name='check' size={16} />}
      </Tap>
    </View>
  )
}
