/** Longer than a browser takes that tells of a held finger by itself, as those of iPhones do not. */
const HELD_MS = 650
/** A finger that moves so far scrolls. */
const STILL = 10

/** Tells of a finger that stays where it is as of the second key of a mouse. Answers how to end it. */
export function tellHolds() {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Touch | undefined
  let told = false
  const drop = () => clearTimeout(timer)
  const begin = ({ target, touches }: TouchEvent) => {
    drop()
    told = false
    start = touches[0]
    if (touches.length > 1 || !start) return
    const { clientX, clientY } = start
    timer = setTimeout(() => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, clientX, clientY })
      told = target?.dispatchEvent(event) === false
    }, HELD_MS)
  }
  const move = ({ touches: [now] }: TouchEvent) => {
    if (!now || !start) return
    if (Math.abs(now.clientX - start.clientX) + Math.abs(now.clientY - start.clientY) > STILL) drop()
  }
  /** What was held is not tapped as well. */
  const end = (event: TouchEvent) => {
    drop()
    if (told && event.cancelable) event.preventDefault()
  }
  const listeners = { touchstart: begin, touchmove: move, touchend: end, touchcancel: drop, contextmenu: drop }
  const all = Object.entries(listeners) as Array<[string, EventListener]>
  for (const [type, listener] of all) document.addEventListener(type, listener, { passive: type !== 'touchend' })
  return () => {
    drop()
    for (const [type, listener] of all) document.removeEventListener(type, listener)
  }
}
