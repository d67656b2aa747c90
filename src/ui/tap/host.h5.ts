import type { HostTap } from './port'

/** What a `<button>` would do by itself: focus, Enter and Space. A link answers to Enter alone. What is busy keeps the focus. */
export function hostProps({ disabled, busy, focusable, role, onLongPress, sensorsName }: HostTap) {
  if (disabled && !busy) return { sensors_name: sensorsName }
  return {
    sensors_name: sensorsName,
    tabIndex: focusable ? 0 : -1,
    onContextMenu:
      onLongPress &&
      ((event: Event) => {
        event.preventDefault()
        onLongPress()
      }),
    onKeyDown: (event: KeyboardEvent) => {
      const isSelf = event.target === event.currentTarget
      const acts = event.key === 'Enter' || (event.key === ' ' && role !== 'link')
      if (!isSelf || !acts) return
      event.preventDefault()
      ;(event.currentTarget as HTMLElement).click()
    },
  }
}

/** The document is watched instead (platform/analytics). */
export const reportTap: (name?: string) => void = () => undefined
