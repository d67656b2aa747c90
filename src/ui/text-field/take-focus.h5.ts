/** At once, while the tap that asked for it still lets a keyboard open; and again, should the first drawing take it away. */
export function takeFocus(input: HTMLInputElement) {
  const focus = () => input.focus({ preventScroll: true })
  focus()
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      if (document.activeElement !== input) focus()
    })
  })
  return () => cancelAnimationFrame(frame)
}
