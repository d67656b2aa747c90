import { ScrollView } from '@tarojs/components'
import type { ScrollAreaProps } from '../ports'

const ALONG = { x: { scrollX: true }, y: { scrollY: true } }

/**
 * Renders a box that scrolls by itself. It aligns the child before the active one with its edge, so that both
 * are visible.
 */
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
