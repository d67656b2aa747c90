/** A tap beside the input leaves the focus, and the keyboard, where they are. */
export function keepFocus(box: unknown) {
  if (!(box instanceof HTMLElement)) return () => undefined
  const onMouseDown = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
  }
  box.addEventListener('mousedown', onMouseDown)
  return () => box.removeEventListener('mousedown', onMouseDown)
}

/** Whether the focus went on to something in the box. */
export const containsFocus = (box: unknown) => box instanceof HTMLElement && box.contains(document.activeElement)
