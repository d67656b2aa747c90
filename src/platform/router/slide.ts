/** Draws the page transitions of H5. On the way back the focus returns to the element that opened the page. */

/** The element that last had the focus on each page. */
const lastFocus = new WeakMap<Element, HTMLElement>()

const pages = () => document.querySelectorAll<HTMLElement>('#app > .taro_page')

/** Whether focusing an element would open a phone's keyboard. */
const opensKeyboard = (element: Element) => element.matches('input, textarea') && matchMedia('(hover: none)').matches

function restoreFocus() {
  const all = pages()
  const target = all[all.length - 1] && lastFocus.get(all[all.length - 1]!)
  if (!target?.isConnected || opensKeyboard(target)) return
  if (!document.activeElement || document.activeElement === document.body) target.focus({ preventScroll: true })
}

/** Saves the focus before a page opens. On a step back, restores the focus after the page above is removed. */
export function saveOrRestoreFocus(action: string) {
  const app = document.getElementById('app')
  const now = document.activeElement
  const page = now?.closest('.taro_page')
  if (action !== 'POP') return void (page && now instanceof HTMLElement && lastFocus.set(page, now))
  const count = pages().length
  if (!app) return
  const observer = new MutationObserver(() => {
    if (pages().length >= count) return
    observer.disconnect()
    // Two frames must pass, because Taro shows the page below only after it has removed the page above.
    requestAnimationFrame(() => requestAnimationFrame(restoreFocus))
  })
  observer.observe(app, { childList: true })
}

/** The maximum wait in ms, longer than the animation (app.scss). The browser may not report the animation's end. */
const ANIMATION_TIMEOUT = 1000
const NO_MOTION = '(prefers-reduced-motion: reduce), (min-width: 1024px)'

let end = () => {}

const pagesIn = (nodes: NodeList) =>
  [...nodes].filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches('.taro_page'))

/** Adds a shade that dims the lower page. */
function dim(modifier: string) {
  const shade = document.createElement('div')
  shade.className = `page-dim${modifier}`
  document.body.appendChild(shade)
  return shade
}

/** Calls `onEnd` when the animation of this element ends. */
function whenAnimated(moving: HTMLElement, onEnd: () => void) {
  const onAnimationEnd = (event: Event) => event.target === moving && end()
  const timer = setTimeout(() => end(), ANIMATION_TIMEOUT)
  moving.addEventListener('animationend', onAnimationEnd)
  end = () => {
    end = () => {}
    clearTimeout(timer)
    moving.removeEventListener('animationend', onAnimationEnd)
    onEnd()
  }
}

function slideIn(page: HTMLElement, below: HTMLElement) {
  const shade = dim('')
  below.classList.add('page-below')
  below.setAttribute('aria-hidden', 'true')
  page.classList.add('page-coming')
  whenAnimated(page, () => {
    shade.remove()
    below.classList.remove('page-below')
    below.removeAttribute('aria-hidden')
    page.classList.remove('page-coming')
  })
}

/** Slides a page out. React has removed the page, so a frame shows its element during the animation. */
function slideOut(page: HTMLElement, scrolled: number) {
  const shade = dim(' page-dim--leaving')
  const frame = document.createElement('div')
  frame.className = 'page-leaving'
  frame.setAttribute('aria-hidden', 'true')
  page.removeAttribute('id')
  page.className = 'page-leaving__page'
  frame.appendChild(page)
  document.body.appendChild(frame)
  page.scrollTop = scrolled
  whenAnimated(frame, () => {
    shade.remove()
    frame.remove()
  })
}

/** Prepares the animation of the next page. With `undefined` the next page appears without animation. */
export function beginSlide(direction: 'in' | 'out' | undefined) {
  end()
  const app = document.getElementById('app')
  const top = app && pagesIn(app.childNodes).pop()
  if (!top || !direction || matchMedia(NO_MOTION).matches) return
  const scrolled = top.scrollTop
  const observer = new MutationObserver(changes => {
    const [added] = changes.flatMap(({ addedNodes }) => pagesIn(addedNodes))
    const isRemoved = changes.some(({ removedNodes }) => pagesIn(removedNodes).indexOf(top) >= 0)
    if (direction === 'in' ? !added : !isRemoved) return
    end()
    if (direction === 'out') slideOut(top, scrolled)
    else if (added && top.isConnected) slideIn(added, top)
  })
  observer.observe(app, { childList: true })
  end = () => {
    end = () => {}
    observer.disconnect()
  }
}
