export interface HostTap {
  disabled: boolean
  role: string
  /** In a group with one tab stop (tabs, radios) only the chosen one takes focus. */
  focusable: boolean
  href?: () => string
  sensorsName?: string
}
