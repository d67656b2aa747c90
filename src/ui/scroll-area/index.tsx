import { ScrollView } from '@tarojs/components'
import type { ScrollAreaProps } from './port'

const ALONG = { x: { scrollX: true }, y: { scrollY: true } }

/** A box that scrolls by itself. It puts a child at its left or upper edge; with the one before it there, both are in sight. */
export function ScrollArea({ axis, className, reveal, bar = false, children }: ScrollAreaProps) {
  return (
    <ScrollView
      {...ALONG[axis]}
      className={className}
      {...(bar ? {} : { enhanced: true, showScrollbar: false })}
      {...(reveal ? { scrollIntoView: reveal.before } : {})}
    >
      {children}
    </ScrollView>
  )
}
