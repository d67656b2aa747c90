/** Back on a page the focus is where it was left: on the row that led away, not before the first of all. */

const left = new WeakMap<Element, HTMLElement>()

const pages = () => document.querySelectorAll<HTMLElement>('#app > .taro_page')

/** A field would call a phone's keyboard. */
const callsKeyboard = (element: Element) => element.matches('input, textarea') && matchMedia('(hover: none)').matches

function giveBack() {
  const all = pages()
  const wanted = all[all.length - 1] && left.get(all[all.length - 1]!)
  if (!wanted?.isConnected || callsKeyboard(wanted)) return
  if (!document.activeElement || document.activeElement === document.body) wanted.focus({ preventScroll: true })
}

/** The history went a step that changes the page; nothing has changed yet. */
export function followFocus(action: string) {
  const app = document.getElementById('app')
  const now = document.activeElement
  const page = now?.closest('.taro_page')
  if (action !== 'POP') return void (page && now instanceof HTMLElement && left.set(page, now))
  const count = pages().length
  if (!app) return
  const observer = new MutationObserver(() => {
    if (pages().length >= count) return
    observer.disconnect()
    // Taro shows the page below after it has taken the one above away.
    requestAnimationFrame(() => requestAnimationFrame(giveBack))
  })
  observer.observe(app, { childList: true })
}

/** Longer than the motion takes (app.scss), should the browser not tell its end. */
const PATIENCE = 1000
const STILL = '(prefers-reduced-motion: reduce), (min-width: 1024px)'

let end = () => {}

const pagesIn = (nodes: NodeList) =>
  [...nodes].filter((node): node is HTMLElement => node instanceof HTMLElement && node.matches('.taro_page'))

/** Between the two pages. */
function dim(leaving: string) {
  const shade = document.createElement('div')
  shade.className = `page-dim${leaving}`
  document.body.appendChild(shade)
  return shade
}

/** Ends when the motion of this element does. */
function until(moving: HTMLElement, done: () => void) {
  const heard = (event: Event) => event.target === moving && end()
  const late = setTimeout(() => end(), PATIENCE)
  moving.addEventListener('animationend', heard)
  end = () => {
    end = () => {}
    clearTimeout(late)
    moving.removeEventListener('animationend', heard)
    done()
  }
}

function slideIn(page: HTMLElement, below: HTMLElement) {
  const shade = dim('')
  below.classList.add('page-below')
  below.setAttribute('aria-hidden', 'true')
  page.classList.add('page-coming')
  until(page, () => {
    shade.remove()
    below.classList.remove('page-below')
    below.removeAttribute('aria-hidden')
    page.classList.remove('page-coming')
  })
}

/** React has let go of the page: what it drew is shown once more, on its way out. */
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
  until(frame, () => {
    shade.remove()
    frame.remove()
  })
}

/** A way that the next page, once it is there, is shown in; `undefined` where it is simply there. */
export function begin(way: 'in' | 'out' | undefined) {
  end()
  const app = document.getElementById('app')
  const top = app && pagesIn(app.childNodes).pop()
  if (!top || !way || matchMedia(STILL).matches) return
  const scrolled = top.scrollTop
  const observer = new MutationObserver(changes => {
    const [came] = changes.flatMap(({ addedNodes }) => pagesIn(addedNodes))
    const left = changes.some(({ removedNodes }) => pagesIn(removedNodes).indexOf(top) >= 0)
    if (way === 'in' ? !came : !left) return
    end()
    if (way === 'out') slideOut(top, scrolled)
    else if (came && top.isConnected) slideIn(came, top)
  })
  observer.observe(app, { childList: true })
  end = () => {
    end = () => {}
    observer.disconnect()
  }
}
