/** Shows a list and its document side by side. Only their classes change; the elements stay where they are. */
import { safeExecute } from '@tarojs/runtime'
import { NO_SPLIT, useSplitState } from '@/platform/split-view/index.h5'
import { listIndexOf } from './split-pages'
import { settings } from '@/platform/settings'
import { screenAt } from '@/routing/routes'

/** The open pages, the topmost last. Taro keeps them in the document in this order. */
export const openPageElements = () => Array.from(document.querySelectorAll<HTMLElement>('#app > .taro_page'))

export const topPageElement = () => openPageElements().pop()

/** Taro uses the address of a page as the id of its element, and adds a number to the query. */
const addressOfPage = ({ id }: HTMLElement) => id.slice(settings.basename.length)

export const screenOfPage = (page: HTMLElement) => screenAt(addressOfPage(page))?.name

const LARGE = 'large'
const LIST = 'pane-list'
const TOP = 'pane-top'

/** The page that the reader last touched or used by keyboard. */
let touched: HTMLElement | null = null
let touchedRow: Element | null = null

export const lastTouchedPage = () => touched

function pagesAbove() {
  const pages = openPageElements()
  const at = pages.findIndex(page => page === touched && page.classList.contains(LIST))
  return at < 0 ? 0 : pages.length - 1 - at
}

/** Returns the row that must not move: the open row, else the tapped row, else the first row below the bars. */
function anchorRowOf(page: HTMLElement) {
  const inView = Array.from(page.querySelectorAll<HTMLElement>('.row')).filter(row => {
    const { top } = row.getBoundingClientRect()
    return top > 100 && top < window.innerHeight
  })
  return inView.find(row => row.classList.contains('row--open')) ?? inView.find(row => row === touchedRow) ?? inView[0]
}

/** Runs a change of the list's width. The row of `anchorRowOf` keeps its place on the screen. */
function keepAnchor(page: HTMLElement, change: () => void) {
  // Taro hides the page as soon as another page covers it. The row can only be measured on a visible page.
  page.style.setProperty('display', 'block', 'important')
  const row = anchorRowOf(page)
  const top = row?.getBoundingClientRect().top ?? 0
  page.style.removeProperty('display')
  change()
  const scrollBack = () => {
    if (row?.isConnected && page.clientHeight) page.scrollTop += row.getBoundingClientRect().top - top
  }
  scrollBack()
  window.dispatchEvent(new Event('resize'))
  requestAnimationFrame(scrollBack)
}

/**
 * Sends a page the show or hide event of Taro. Taro hides the list when a document covers it, but the split view still
 * shows the list.
 */
const notifyPage = (page: HTMLElement, event: 'onShow' | 'onHide') => void safeExecute(page.id, event)

let currentList: HTMLElement | undefined
let currentTop: HTMLElement | undefined

/** Returns the list that is shown beside a document. */
export const visibleListElement = () => currentList

function showSplit(pages: HTMLElement[], at: number) {
  const root = document.getElementById('app')
  const [list, top] = at < 0 ? [] : [pages[at], pages[pages.length - 1]]
  if (list === currentList && top === currentTop) return
  const before = currentList
  const isNew = list !== before
  const show = () => {
    for (const page of pages) {
      page.classList.toggle(LIST, page === list)
      page.classList.toggle(TOP, page === top)
    }
    root?.classList.toggle('panes', list !== undefined)
  }
  const resized = isNew ? (list ?? before) : undefined
  if (resized?.isConnected) keepAnchor(resized, show)
  else show()
  currentList = list
  currentTop = top
  if (before && isNew && before.isConnected && before !== topPageElement()) notifyPage(before, 'onHide')
  // The page directly above the list is the document that the reader opened from the list. Its row is marked as open,
  // even if a further document now covers the page.
  const opened = pages[at + 1]
  useSplitState.setState({ documentAddress: list && opened && addressOfPage(opened), pagesAbove })
  if (list) setTimeout(() => reveal(list))
}

/** Shows the list again after Taro has hidden it, and scrolls to the list's open row. */
function reveal(list: HTMLElement) {
  if (list !== currentList) return
  notifyPage(list, 'onShow')
  requestAnimationFrame(() => list.querySelector('.row--open')?.scrollIntoView({ block: 'nearest' }))
}

const TOUCHES = ['pointerdown', 'keydown', 'click']

/** Arranges the pages until the returned function is called. */
export function arrangePages() {
  const onTouch = ({ type, target }: Event) => {
    const page = target instanceof Element ? target.closest<HTMLElement>('.taro_page') : null
    // A key that is pressed outside all pages belongs to the page that was touched last.
    if (page || type !== 'keydown') touched = page
    if (page && target instanceof Element) touchedRow = target.closest('.row')
  }
  const update = () => {
    const pages = openPageElements()
    showSplit(pages, listIndexOf(pages.map(screenOfPage)))
  }
  const root = document.getElementById('app')
  const observer = new MutationObserver(update)
  document.documentElement.classList.add(LARGE)
  for (const type of TOUCHES) document.addEventListener(type, onTouch, true)
  if (root) observer.observe(root, { childList: true })
  update()
  return () => {
    observer.disconnect()
    for (const type of TOUCHES) document.removeEventListener(type, onTouch, true)
    showSplit(openPageElements(), -1)
    useSplitState.setState(NO_SPLIT)
    document.documentElement.classList.remove(LARGE)
  }
}
