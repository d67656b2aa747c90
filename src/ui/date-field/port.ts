import type { ReactNode } from 'react'

export interface DayPickerProps {
  /** '' while there is none. */
  value: string
  /** What a screen reader calls it. */
  label: string
  /** The first and the last day that may be picked. */
  from: string
  to: string
  onPick: (day: string) => void
  /** What is seen; a tap on it opens the picker. */
  children: ReactNode
}
