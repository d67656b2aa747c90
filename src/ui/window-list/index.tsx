import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { pace } from './pace'
import { useWindow } from './use-window'
import { type ChunkWindow, type ScrollTarget, groupChunks, heightOf, overlaps } from './window'

interface WindowListProps<Item> {
  items: Item[]
  /** So many rows are drawn before their height is known: a screenful, where they are small. */
  first?: number
  /** The item that is to come into view; each wish is a new object. */
  target?: ScrollTarget
  /** Told once: what is near the screen is drawn, the rest has its room, and the end stands where it belongs. */
  onLaidOut?: () => void
  /** An item, and its place among those beside it. */
  children: (item: Item, at: number) => ReactNode
}

const chunksOf = ({ from, to }: ChunkWindow) => Array.from({ length: to - from }, (_, at) => from + at)

/**
 * A list of any length on a page that scrolls: only the rows near the screen exist. The chunks of their neighbourhood stay when
 * their rows go, each as high as it was: the mini-program would be sent all rows again, whenever one of their siblings leaves.
 */
export function WindowList<Item>({ items, first, target, onLaidOut, children }: WindowListProps<Item>) {
  const { name, heights, count, drawnWindow } = useWindow(Math.ceil(items.length / pace.rows), {
    first,
    target,
    onLaidOut,
  })
  const room = (from: number, to: number) => ({ style: { height: `${heightOf({ from, to }, heights)}px` } })
  const chunkAt = (chunk: number) =>
    overlaps(drawnWindow, { from: chunk, to: chunk + 1 }) ? (
      <View key={chunk} id={`${name}-${chunk}`} className='window-chunk'>
        {items.slice(chunk * pace.rows, (chunk + 1) * pace.rows).map(children)}
      </View>
    ) : (
      <View key={chunk} className='window-blank' {...room(chunk, chunk + 1)} />
    )
  return (
    <View id={name}>
      {groupChunks(count).map(group =>
        overlaps(drawnWindow, group) ? (
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
