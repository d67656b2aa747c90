/**
 * Uses a native scroll container. Taro's own renders some frames late, and would scroll the whole page to
 * show a child.
 */
import { View } from '@tarojs/components'
import { useEffect, useRef } from 'react'
import type { ScrollAreaProps } from '../ports'
import './index.scss'

export function ScrollArea({ axis, className, reveal, bar = false, children }: ScrollAreaProps) {
  const ref = useRef<HTMLElement>(null)
  const active = reveal?.active
  useEffect(() => {
    const area = ref.current
    const part = active === undefined ? null : area?.querySelector<HTMLElement>(`[id="${active}"]`)
    if (!area || !part) return
    const [whole, { left, top, width, height }] = [area.getBoundingClientRect(), part.getBoundingClientRect()]
    area.scrollLeft += left - whole.left - (whole.width - width) / 2
    area.scrollTop += top - whole.top - (whole.height - height) / 2
  }, [active])
  return (
    <View ref={ref} className={`${className} scroll-area--${axis}${bar ? '' : ' scroll-area--bare'}`}>
      {children}
    </View>
  )
}
