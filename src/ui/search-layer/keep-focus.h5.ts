/** Stops a tap elsewhere in the box from taking the field's focus, so that the keyboard stays open. */
export function keepFocus(box: unknown) {
  if (!(box instanceof HTMLElement)) return () => undefined
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  box.addEventListener('mousedown', onMouseDown)
  return () => box.removeEventListener('mousedown', onMouseDown)
}

/** Whether an element in the box has the focus. */
export const containsFocus = (box: unknown) => box instanceof HTMLElement && box.contains(document.activeElement)
