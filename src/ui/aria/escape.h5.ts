import { splitView } from '@/platform/split-view'

/** Props of what is too long to be left by Tab: Esc leads to the last key in the box of this id. A large screen has a use of its own for Esc. */
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
