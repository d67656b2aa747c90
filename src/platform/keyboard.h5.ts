/** Less than this is a browser's bar that came or went. */
const LOWEST_KEYBOARD = 100

function coveredHeight({ height, offsetTop, scale }: VisualViewport) {
  // A reader who has zoomed in sees less of the page, but no keyboard.
  const covered = scale > 1.05 ? 0 : Math.round(window.innerHeight - height - offsetTop)
  return covered < LOWEST_KEYBOARD ? 0 : covered
}

export function onKeyboardHeight(listener: (height: number) => void) {
  const viewport = window.visualViewport
  if (!viewport) return () => undefined
  let last = 0
  const told = () => {
    const height = coveredHeight(viewport)
    if (height !== last) listener((last = height))
  }
  viewport.addEventListener('resize', told)
  viewport.addEventListener('scroll', told)
  return () => {
    viewport.removeEventListener('resize', told)
    viewport.removeEventListener('scroll', told)
  }
}
