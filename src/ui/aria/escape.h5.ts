import { splitView } from '@/platform/split-view'

/**
 * Returns the props for a long region. Esc moves the focus to the last button of the element with this id. On a large
 * screen the props do nothing, because Esc has other uses there.
 */
export const escapeKeyProps = (id: string) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || splitView.isLarge()) return
    const keys = document.getElementById(id)?.querySelectorAll<HTMLElement>('[tabindex="0"]')
    const last = keys?.[keys.length - 1]
    if (!last) return
    event.preventDefault()
    last.focus()
  },
})
