import type { ReactNode } from 'react'

export interface ProseProps {
  className: string
  id?: string
  /** Of a heading. */
  level?: number
  children: ReactNode
}
