import type { ReactNode } from 'react'

export interface ProseProps {
  className: string
  id?: string
  /** Of a heading. */
  level?: number
  /** Asked for by the other button of a mouse, the menu key, or a long press on the handle in it. */
  onMenu?: () => void
  /** Of the paragraph itself, where its words cannot be picked one by one. */
  onTap?: () => void
  children: ReactNode
}
