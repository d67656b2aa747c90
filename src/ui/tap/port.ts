export interface HostTap {
  disabled: boolean
  /** Tells that the element is disabled only for a moment. */
  busy?: boolean
  role: string
  /**
   * Whether the element can take the focus. In a group with one tab stop (tabs, radios) only the selected member can.
   */
  focusable: boolean
  href?: () => string
  onLongPress?: () => void
  sensorsName?: string
}
