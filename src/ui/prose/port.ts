import type { ReactNode } from 'react'

export interface ProseProps {
  className: string
  id?: string
  /** Of a heading. */
  level?: number
  /** Asked for by the other button of a mouse, the menu key, or a long press on the handle in it. */
  onMenu?: () => void
  children: ReactNode
}
