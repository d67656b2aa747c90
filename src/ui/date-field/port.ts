import type { ReactNode } from 'react'

export interface DayPickerProps {
  /** The day as `2024-03-05`, or '' without a day. */
  value: string
  /** The accessible name. */
  label: string
  /** The first day that may be picked; `to` is the last. */
  from: string
  to: string
  onPick: (day: string) => void
  /** The visible field, which opens the picker on a tap. */
  children: ReactNode
}
