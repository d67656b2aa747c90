import type { TapHostOptions } from '../ports'

/**
 * Returns the props that give an element the behaviour of a `<button>`: focus, Enter and Space. A link reacts to Enter
 * only. A busy element keeps the focus.
 */
export function tapHostProps({ disabled, busy, focusable, role, onLongPress, sensorsName }: TapHostOptions) {
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

/** Does nothing: in a browser the analytics code listens to clicks on the document (platform/analytics). */
export const reportTap: (name?: string) => void = () => undefined
