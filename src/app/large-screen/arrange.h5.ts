/** A list and what was opened from it, side by side. The pages stay where they are: they are only shown. */
import { safeExecute } from '@tarojs/runtime'
import { ALONE, useSeen } from '@/platform/split-view/index.h5'
import { listBeside } from './sides'
import { settings } from '@/platform/settings'
import { screenAt } from '@/routing/addresses'

/** The pages that are open, the topmost last: Taro keeps each of them in the document, one after the other. */
export const openPages = () => Array.from(document.querySelectorAll<HTMLElement>('#app > .taro_page'))

export const topPage = () => openPages().pop()

/** Taro calls a page by its address, with a number for its query. */
const addressOfPage = ({ id }: HTMLElement) => id.slice(settings.basename.length)

export const screenOf = (page: HTMLElement) => screenAt(addressOfPage(page))?.name

const LARGE = 'large'
const LIST = 'pane-list'
const TOP = 'pane-top'

/** The page that was touched last, by a finger or by a key. */
let touched: HTMLElement | null = null
let touchedRow: Element | null = null

export const touchedPage = () => touched

function pagesAbove() {
  const pages = openPages()
  const at = pages.findIndex(page => page === touched && page.classList.contains(LIST))
  return at < 0 ? 0 : pages.length - 1 - at
}

/** The row that one looks at: the one that is read, the one that was tapped, or the first below the bars. */
function rowLookedAt(page: HTMLElement) {
  const inView = Array.from(page.querySelectorAll<HTMLElement>('.row')).filter(row => {
    const { top } = row.getBoundingClientRect()
    return top > 100 && top < window.innerHeight
  })
  return inView.find(row => row.classList.contains('row--open')) ?? inView.find(row => row === touchedRow) ?? inView[0]
}

/** A list that becomes narrower or wider has other lines: the row that one looks at stays where it is. */
function keepPlace(page: HTMLElement, change: () => void) {
  // As it was until now: since another page came after it, Taro hides it.
  page.style.setProperty('display', 'block', 'important')
  const row = rowLookedAt(page)
  const top = row?.getBoundingClientRect().top ?? 0
  page.style.removeProperty('display')
  change()
  const hold = () => {
    if (row?.isConnected && page.clientHeight) page.scrollTop += row.getBoundingClientRect().top - top
  }
  hold()
  window.dispatchEvent(new Event('resize'))
  requestAnimationFrame(hold)
}

/** Taro tells a page below the top that it is hidden. It is not: rows go on coming, and places are measured. */
const tell = (page: HTMLElement, what: 'onShow' | 'onHide') => void safeExecute(page.id, what)

let listed: HTMLElement | undefined
let topmost: HTMLElement | undefined

/** The list that is seen beside a document. */
export const listShown = () => listed

function seat(pages: HTMLElement[], at: number) {
  const root = document.getElementById('app')
  const [list, top] = at < 0 ? [] : [pages[at], pages[pages.length - 1]]
  if (list === listed && top === topmost) return
  const before = listed
  const isNew = list !== before
  const show = () => {
    for (const page of pages) {
      page.classList.toggle(LIST, page === list)
      page.classList.toggle(TOP, page === top)
    }
    root?.classList.toggle('panes', list !== undefined)
  }
  const stays = isNew ? (list ?? before) : undefined
  if (stays?.isConnected) keepPlace(stays, show)
  else show()
  listed = list
  topmost = top
  if (before && isNew && before.isConnected && before !== topPage()) tell(before, 'onHide')
  // What it has led to since may lie above it.
  const opened = pages[at + 1]
  useSeen.setState({ beside: list && opened && addressOfPage(opened), above: pagesAbove })
  if (list) setTimeout(() => reveal(list))
}

/** After Taro has hidden it; and what one has gone on to may lie below what is in sight. */
function reveal(list: HTMLElement) {
  if (list !== listed) return
  tell(list, 'onShow')
  requestAnimationFrame(() => list.querySelector('.row--open')?.scrollIntoView({ block: 'nearest' }))
}

const TOUCHES = ['pointerdown', 'keydown', 'click']

/** Until the answer is called. */
export function arrange() {
  const touch = ({ type, target }: Event) => {
    const page = target instanceof Element ? target.closest<HTMLElement>('.taro_page') : null
    // A key that nothing has the focus for goes where one has been.
    if (page || type !== 'keydown') touched = page
    if (page && target instanceof Element) touchedRow = target.closest('.row')
  }
  const look = () => {
    const pages = openPages()
    seat(pages, listBeside(pages.map(screenOf)))
  }
  const root = document.getElementById('app')
  const observer = new MutationObserver(look)
  document.documentElement.classList.add(LARGE)
  for (const type of TOUCHES) document.addEventListener(type, touch, true)
  if (root) observer.observe(root, { childList: true })
  look()
  return () => {
    observer.disconnect()
    for (const type of TOUCHES) document.removeEventListener(type, touch, true)
    seat(openPages(), -1)
    useSeen.setState(ALONE)
    document.documentElement.classList.remove(LARGE)
  }
}
