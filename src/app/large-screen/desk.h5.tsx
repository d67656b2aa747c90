import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { View } from '@tarojs/components'
import { arrange, listShown, touchedPage, openPages, screenOf, topPage } from './arrange.h5'
import { isDocument } from './sides'
import { settings } from '@/platform/settings'
import { open, back } from '@/routing/navigation'
import { HOME } from '@/routing/routes'
import { Tap } from '@/ui/tap'
import { openLayers } from '@/platform/layers'
import '@/ui/home-header.scss'
import './brand-bar.scss'
import './panes.scss'
import './contents.scss'
import './layers.scss'
import './hover.scss'
import './print.scss'

const TYPED_IN = 'input, textarea, [contenteditable]'

const STOP = '[tabindex="0"], a[href]'

const isSeen = (element: HTMLElement) => element.offsetParent !== null
const first = (page: HTMLElement | undefined, parts: string) =>
  page && Array.from(page.querySelectorAll<HTMLElement>(parts)).find(isSeen)

const press = (key: HTMLElement | undefined) => {
  key?.click()
  return key !== undefined
}

function findInDocument() {
  const top = topPage()
  const box = first(top, '.find-bar input') as HTMLInputElement | undefined
  // In the box already, one more press is meant for the browser.
  if (!box || box === document.activeElement) return press(first(top, '[sensors_name="reader_find"]'))
  box.select()
  return true
}

function leave() {
  const top = topPage()
  if (press(first(top, '[sensors_name="find_close"]'))) return true
  if (!top || openPages().length < 2 || !isDocument(screenOf(top))) return false
  void back()
  return true
}

const SEARCH = '.search-bar__open, .big-search__field'
const search = () => press(first(topPage(), SEARCH) ?? first(listShown(), SEARCH))

/** The list that the arrows walk along: not while one is in the document beside it. */
function walked() {
  // The filters have keys of their own.
  if (document.activeElement?.closest('.filter-rail')) return undefined
  const focused = document.activeElement?.closest<HTMLElement>('.taro_page') ?? touchedPage()
  const list = listShown() ?? topPage()
  return focused && focused !== list ? undefined : list
}

function walk(by: 1 | -1) {
  const list = walked()
  if (!list || isDocument(screenOf(list))) return false
  const rows = Array.from(list.querySelectorAll<HTMLElement>('.row')).filter(isSeen)
  const isAt = (row: HTMLElement) => row === document.activeElement
  // A row that is being opened has lost the focus.
  const at = rows.findIndex(rows.some(isAt) ? isAt : row => row.classList.contains('row--open'))
  const inView = rows.find(row => row.getBoundingClientRect().bottom > 200)
  const next = at < 0 ? inView : rows[at + by]
  next?.focus()
  return next !== undefined
}

/** From the list the document beside it is leafed through. */
function leaf(by: 1 | -1) {
  const [list, top] = [listShown(), topPage()]
  if (!list || !top || walked() !== list) return false
  top.scrollBy({ top: by * (top.clientHeight - 160) })
  return true
}

/** From the list into the document beside it, and back to its row: Tab alone would have to walk past all of the list. */
function step(into: 'document' | 'list') {
  const [list, top] = [listShown(), topPage()]
  if (!list || !top || list === top) return false
  const isInDocument = top.contains(document.activeElement)
  if (isInDocument === (into === 'document')) return false
  const wanted = into === 'document' ? first(top, STOP) : first(list, '.row--open')
  wanted?.focus()
  return wanted !== undefined
}

const ACTS: Record<string, (() => boolean) | undefined> = {
  '/': search,
  ArrowRight: () => step('document'),
  ArrowLeft: () => step('list'),
  ArrowDown: () => walk(1),
  ArrowUp: () => walk(-1),
  PageDown: () => leaf(1),
  PageUp: () => leaf(-1),
  ' ': () => leaf(1),
}

function onKeyDown(event: KeyboardEvent) {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || openLayers()) return
  const typed = target instanceof Element && target.closest(TYPED_IN) !== null
  const command = event.ctrlKey || event.metaKey
  let act: (() => boolean) | undefined
  if (command) act = key.toLowerCase() === 'f' && !event.altKey && !event.shiftKey ? findInDocument : undefined
  else if (event.altKey || event.shiftKey) act = undefined
  else if (key === 'Escape') act = leave
  else if (!typed) act = ACTS[key]
  if (act?.()) event.preventDefault()
}

/** Listens to the keys of the whole screen until the returned function is called. Text boxes, layers and keys that were used go first. */
function listenToKeys() {
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

/** Above every page, whatever it is and however one came to it: whose it is, and the way home. */
const BrandBar = () => (
  <View className='brand-bar'>
    <Tap role='link' className='brand-bar__home' onTap={() => void open(HOME)} sensorsName='brand_home'>
      <View className='home-header__mark' />
      <View className='home-header__name'>{settings.appName}</View>
    </Tap>
  </View>
)

/** A large screen's own: a bar above all pages, two pages side by side, keys. */
export function Desk() {
  useEffect(arrange, [])
  useEffect(listenToKeys, [])
  return createPortal(<BrandBar />, document.body)
}
