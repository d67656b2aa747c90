export interface HostTap {
  disabled: boolean
  /** Disabled for a moment only. */
  busy?: boolean
  role: string
  /** In a group with one tab stop (tabs, radios) only the chosen one takes focus. */
  focusable: boolean
  href?: () => string
  onLongPress?: () => void
  sensorsName?: string
}
