import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { windowSizes } from './pace'
import { useWindow } from './use-window'
import { type ChunkWindow, type ItemTarget, groupChunks, windowHeight, windowsOverlap } from './window'

interface WindowListProps<Item> {
  items: Item[]
  /** The number of rows drawn before heights are known, about one screen. */
  first?: number
  /** The item to scroll to. Each request is a new object. */
  target?: ItemTarget
  /** Called once, when the rows near the screen are drawn and the list has its full height. */
  onLaidOut?: () => void
  /** Draws an item. `at` is its index in the list. */
  children: (item: Item, at: number) => ReactNode
}

const chunksOf = ({ from, to }: ChunkWindow) => Array.from({ length: to - from }, (_, at) => from + at)

/**
 * A virtual list: only the rows near the screen are rendered. The chunks around these rows stay as blanks of the same
 * height, because the mini-program resends all siblings when one is removed.
 */
export function WindowList<Item>({ items, first, target, onLaidOut, children }: WindowListProps<Item>) {
  const { name, heights, count, drawnWindow } = useWindow(Math.ceil(items.length / windowSizes.rows), {
    first,
    target,
    onLaidOut,
  })
  const room = (from: number, to: number) => ({ style: { height: `${windowHeight({ from, to }, heights)}px` } })
  const chunkAt = (chunk: number) =>
    windowsOverlap(drawnWindow, { from: chunk, to: chunk + 1 }) ? (
      <View key={chunk} id={`${name}-${chunk}`} className='window-chunk'>
        {items.slice(chunk * windowSizes.rows, (chunk + 1) * windowSizes.rows).map(children)}
      </View>
    ) : (
      <View key={chunk} className='window-blank' {...room(chunk, chunk + 1)} />
    )
  return (
    <View id={name}>
      {groupChunks(count).map(group =>
        windowsOverlap(drawnWindow, group) ? (
          <View key={group.from} className='window-group'>
            {chunksOf(group).map(chunkAt)}
          </View>
        ) : (
          <View key={group.from} className='window-group' {...room(group.from, group.to)} />
        ),
      )}
    </View>
  )
}
