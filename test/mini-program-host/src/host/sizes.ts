/** The sizes of a phone with a plain status bar, in px. */
export const STATUS_BAR = 20
export const NAVIGATION_BAR = 44
const CAPSULE = { width: 87, height: 32, margin: 7 }

export function capsule() {
  const top = STATUS_BAR + (NAVIGATION_BAR - CAPSULE.height) / 2
  const right = innerWidth - CAPSULE.margin
  const { width, height } = CAPSULE
  return { top, right, bottom: top + height, left: right - width, width, height }
}
