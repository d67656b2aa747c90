import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { role } from './aria'
import { Icon } from './icon'
import { Tap } from './tap'
import './tree.scss'

export function Tree({ label, children }: { label: string; children: ReactNode }) {
  return (
    <View className='tree' {...role('tree')} aria-label={label}>
      {children}
    </View>
  )
}

/** A row and what lies below it: what comes below changes this part of the page only. */
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
  /** From 1. */
  level: number
  /** What a screen reader says: the name, how deep it lies, how many there are. */
  label: string
  selected: boolean
  onSelect: () => void
  /** Missing where nothing lies below. */
  fold?: { label: string; open: boolean; onTap: () => void }
}

/** Deeper rows are no further indented: their names need the room. */
const DEEPEST = 4

/** A tap on the name chooses; the key before it shows what lies below. */
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
