import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { View } from '@tarojs/components'
import { arrangePages, visibleList, lastTouchedPage, openPages, screenOf, topPage } from './arrange-pages.h5'
import { isDocument } from './split-pages'
import { settings } from '@/platform/settings'
import { open, back } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from '@/ui/tap'
import { openLayerCount } from '@/platform/layers'
import '@/ui/home-header.scss'
import './brand-bar.scss'
import './split-view.scss'
import './contents.scss'
import './layers.scss'
import './hover.scss'
import './print.scss'

const TEXT_FIELDS = 'input, textarea, [contenteditable]'

const FOCUSABLE = '[tabindex="0"], a[href]'

const isVisible = (element: HTMLElement) => element.offsetParent !== null
const firstVisible = (page: HTMLElement | undefined, parts: string) =>
  page && Array.from(page.querySelectorAll<HTMLElement>(parts)).find(isVisible)

const press = (key: HTMLElement | undefined) => {
  key?.click()
  return key !== undefined
}

function findInDocument() {
  const top = topPage()
  const box = firstVisible(top, '.find-bar input') as HTMLInputElement | undefined
  // With the focus in the box, the key opens the browser's own search.
  if (!box || box === document.activeElement) return press(firstVisible(top, '[sensors_name="reader_find"]'))
  box.select()
  return true
}

function closeDocument() {
  const top = topPage()
  if (press(firstVisible(top, '[sensors_name="find_close"]'))) return true
  if (!top || openPages().length < 2 || !isDocument(screenOf(top))) return false
  void back()
  return true
}

const SEARCH = '.search-bar__open, .big-search__field'
const openSearch = () => press(firstVisible(topPage(), SEARCH) ?? firstVisible(visibleList(), SEARCH))

/**
 * Returns the list that the arrow keys move along. Returns `undefined` while the focus is in the document beside the
 * list.
 */
function arrowKeyList() {
  // The filters handle the arrow keys themselves.
  if (document.activeElement?.closest('.filter-rail')) return undefined
  const focused = document.activeElement?.closest<HTMLElement>('.taro_page') ?? lastTouchedPage()
  const list = visibleList() ?? topPage()
  return focused && focused !== list ? undefined : list
}

function moveFocus(by: 1 | -1) {
  const list = arrowKeyList()
  if (!list || isDocument(screenOf(list))) return false
  const rows = Array.from(list.querySelectorAll<HTMLElement>('.row')).filter(isVisible)
  const isAt = (row: HTMLElement) => row === document.activeElement
  // A row loses the focus when it opens.
  const index = rows.findIndex(rows.some(isAt) ? isAt : row => row.classList.contains('row--open'))
  const inView = rows.find(row => row.getBoundingClientRect().bottom > 200)
  const next = index < 0 ? inView : rows[index + by]
  next?.focus()
  return next !== undefined
}

/** Scrolls the document by a page while the focus is in the list. */
function scrollDocument(by: 1 | -1) {
  const [list, top] = [visibleList(), topPage()]
  if (!list || !top || arrowKeyList() !== list) return false
  top.scrollBy({ top: by * (top.clientHeight - 160) })
  return true
}

/** Moves the focus between the list's open row and the document. Tab alone would pass through the whole list. */
function switchPane(pane: 'document' | 'list') {
  const [list, top] = [visibleList(), topPage()]
  if (!list || !top || list === top) return false
  const isDocumentFocused = top.contains(document.activeElement)
  if (isDocumentFocused === (pane === 'document')) return false
  const target = pane === 'document' ? firstVisible(top, FOCUSABLE) : firstVisible(list, '.row--open')
  target?.focus()
  return target !== undefined
}

const KEY_ACTIONS: Record<string, (() => boolean) | undefined> = {
  '/': openSearch,
  ArrowRight: () => switchPane('document'),
  ArrowLeft: () => switchPane('list'),
  ArrowDown: () => moveFocus(1),
  ArrowUp: () => moveFocus(-1),
  PageDown: () => scrollDocument(1),
  PageUp: () => scrollDocument(-1),
  ' ': () => scrollDocument(1),
}

function onKeyDown(event: KeyboardEvent) {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || openLayerCount()) return
  const isTyping = target instanceof Element && target.closest(TEXT_FIELDS) !== null
  const hasCommandKey = event.ctrlKey || event.metaKey
  let action: (() => boolean) | undefined
  if (hasCommandKey) action = key.toLowerCase() === 'f' && !event.altKey && !event.shiftKey ? findInDocument : undefined
  else if (event.altKey || event.shiftKey) action = undefined
  else if (key === 'Escape') action = closeDocument
  else if (!isTyping) action = KEY_ACTIONS[key]
  if (action?.()) event.preventDefault()
}

/**
 * Handles the keys of the whole screen until the returned function is called. Text fields, layers and keys that
 * something else has handled come first.
 */
function listenToKeys() {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** The bar above every page, with the app's name and the link home. */
const BrandBar = () => (
  <View className='brand-bar'>
    <Tap role='link' className='brand-bar__home' onTap={() => void open(HOME)} sensorsName='brand_home'>
      <View className='home-header__mark' />
      <View className='home-header__name'>{settings.appName}</View>
    </Tap>
  </View>
)

/** The frame of a large screen: the brand bar, the split view and the keyboard shortcuts. */
export function LargeScreenFrame() {
  useEffect(arrangePages, [])
  useEffect(listenToKeys, [])
  return createPortal(<BrandBar />, document.body)
}
