/** The least height of a keyboard in px. A smaller change of the view comes from the browser's own bar. */
const MIN_KEYBOARD_HEIGHT = 100

function coveredHeight({ height, offsetTop, scale }: VisualViewport) {
  // On a zoomed page the view is small because of the zoom, and not because of a keyboard.
  const covered = scale > 1.05 ? 0 : Math.round(window.innerHeight - height - offsetTop)
  return covered < MIN_KEYBOARD_HEIGHT ? 0 : covered
}

export function onKeyboardHeight(listener: (height: number) => void) {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  let last = 0
  const onResize = () => {
    const height = coveredHeight(viewport)
    if (height !== last) listener((last = height))
  }
  viewport.addEventListener('resize', onResize)
  viewport.addEventListener('scroll', onResize)
  return () => {
    viewport.removeEventListener('resize', onResize)
    viewport.removeEventListener('scroll', onResize)
  }
}
