import type { ReactNode } from 'react'

export interface ProseProps {
  className: string
  id?: string
  /** The level of a heading. Other paragraphs have none. */
  level?: number
  /** Opens the paragraph's menu, after a right-click, the menu key, or a long press on the emphasised words. */
  onMenu?: () => void
  /** Called on a tap on the paragraph, on hosts where the text cannot be selected word by word. */
  onTap?: () => void
  children: ReactNode
}
