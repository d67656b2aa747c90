import { splitView } from '@/platform/split-view'

/** Props for a long region: Esc moves the focus to the last button in the element with this id. A large screen uses Esc otherwise. */
export const escapeTo = (id: string) => ({
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || splitView.isLarge()) return
    const keys = document.getElementById(id)?.querySelectorAll<HTMLElement>('[tabindex="0"]')
    const last = keys?.[keys.length - 1]
    if (!last) return
    event.preventDefault()
    last.focus()
  },
})
