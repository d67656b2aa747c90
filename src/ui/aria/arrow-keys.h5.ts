const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Returns the props for a group with one tab stop (tabs, radios). The arrow keys cycle through its members and choose
 * each one.
 */
export const arrowKeyProps = () => ({
  onKeyDown: (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const members = [
      ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('[role="tab"], [role="radio"]'),
    ]
    const at = members.indexOf(event.target as HTMLElement)
    const next = step && at >= 0 && members[(at + step + members.length) % members.length]
    if (!next) return
    event.preventDefault()
    // In a group of one member, a second tap on this member could undo the choice.
    if (next === event.target) return
    next.focus()
    next.click()
  },
})
