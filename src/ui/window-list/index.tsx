import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { pace } from './pace'
import { useWindow } from './use-window'
import { type Wish, heightOf } from './window'
import './index.scss'

interface WindowListProps<Item> {
  items: Item[]
  /** The item that is to come into view; each wish is a new object. */
  wanted?: Wish
  /** Told once: what is near the screen is drawn, the rest has its room, and the end stands where it belongs. */
  onLaid?: () => void
  /** An item, and its place among those beside it. */
  children: (item: Item, at: number) => ReactNode
}

/** A list of any length on a page that scrolls: only the rows near the screen exist, the others are blank space of their height. */
export function WindowList<Item>({ items, wanted, onLaid, children }: WindowListProps<Item>) {
  const { name, heights, count, drawn } = useWindow(Math.ceil(items.length / pace.rows), wanted, onLaid)
  const chunks = Array.from({ length: drawn.to - drawn.from }, (_, at) => drawn.from + at)
  return (
    <View id={name}>
      <Blank height={heightOf({ from: 0, to: drawn.from }, heights)} />
      {chunks.map(chunk => (
        <View key={chunk} id={`${name}-${chunk}`} className='window-chunk'>
          {items.slice(chunk * pace.rows, (chunk + 1) * pace.rows).map(children)}
        </View>
      ))}
      <Blank height={heightOf({ from: drawn.to, to: count }, heights)} />
    </View>
  )
}

const Blank = ({ height }: { height: number }) => (height > 0 ? <View style={{ height: `${height}px` }} /> : null)
