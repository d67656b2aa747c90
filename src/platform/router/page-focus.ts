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
