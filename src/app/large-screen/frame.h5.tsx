import { useCallback, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Text, View } from '@tarojs/components'
import { back, open } from '@/routing/navigation'
import { isPageCovered, openLayerCount } from '@/platform/layers'
import { toast } from '@/platform/messages'
import { copy } from '@/copy'
import { commandBarCopy } from '@/copy/command-bar'
import { goToWorkspace } from '@/actions/go-to-workspace'
import { settings } from '@/platform/settings'
import { HOME, ROUTES } from '@/routing/routes'
import { Icon } from '@/ui/icon'
import { IconButton } from '@/ui/icon-button'
import { Tap } from '@/ui/tap'
import {
  arrangePages,
  visibleListElement,
  lastTouchedPage,
  openPageElements,
  screenOfPage,
  topPageElement,
} from './arrange-pages.h5'
import { isDocumentRoute } from './split-pages'
import './split-view.scss'
import './contents.scss'
import './home.scss'
import './layers.scss'
import './hover.scss'
import './print.scss'
import '@/ui/home-header.scss'
import './brand-bar.scss'

interface BrandBarProps {
  onCommands: () => void
  onAccount: () => void
}

/** Shows a bar above every page, with a link home and buttons for the command bar, the workspace and the account. */
const BrandBar = ({ onCommands, onAccount }: BrandBarProps) => (
  <View className='brand-bar'>
    <Tap role='link' className='brand-bar__home' onTap={() => void open(HOME)} sensorsName='brand_home'>
      <View className='home-header__mark' />
      <View className='home-header__name'>{settings.appName}</View>
    </Tap>
    <Tap className='brand-bar__commands' onTap={onCommands} sensorsName='brand_commands'>
      <Icon name='search' size={16} />
      <Text className='brand-bar__words'>{commandBarCopy.open}</Text>
      <Text className='brand-bar__keys'>{commandBarCopy.keys}</Text>
    </Tap>
    <IconButton
      icon='briefcase'
      label={ROUTES.desk.title}
      onTap={() => void goToWorkspace()}
      sensorsName='brand_desk'
    />
    <IconButton icon='user' label={commandBarCopy.account} onTap={onAccount} sensorsName='brand_account' />
  </View>
)

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
  const top = topPageElement()
  const box = firstVisible(top, '.find-bar input') as HTMLInputElement | undefined
  // If the in-page search already has the focus, the key opens the browser's own search.
  if (!box || box === document.activeElement) return press(firstVisible(top, '[sensors_name="reader_find"]'))
  box.select()
  return true
}

function closeDocument() {
  const top = topPageElement()
  if (press(firstVisible(top, '[sensors_name="find_close"]'))) return true
  if (!top || openPageElements().length < 2 || !isDocumentRoute(screenOfPage(top))) return false
  void back()
  return true
}

const SEARCH = '.search-bar__open, .big-search__field'
const openSearch = () => press(firstVisible(topPageElement(), SEARCH) ?? firstVisible(visibleListElement(), SEARCH))

/**
 * Returns the list that the arrow keys move along. Returns `undefined` while the focus is in the filter rail, or in the
 * document beside the list.
 */
function arrowKeyList() {
  // In the filter rail the arrow keys move between the filters.
  if (document.activeElement?.closest('.filter-rail')) return undefined
  const list = visibleListElement() ?? topPageElement()
  const focused = document.activeElement?.closest<HTMLElement>('.taro_page') ?? lastTouchedPage()
  // The focused page may be invisible, for example the one where the reader typed the search. Such a page is ignored.
  return focused && focused === topPageElement() && focused !== list ? undefined : list
}

function moveFocus(by: 1 | -1) {
  const list = arrowKeyList()
  if (!list || isDocumentRoute(screenOfPage(list))) return false
  const rows = Array.from(list.querySelectorAll<HTMLElement>('.row')).filter(isVisible)
  const isAt = (row: HTMLElement) => row === document.activeElement
  // A row loses the focus when it opens. The open row is then treated as the focused one.
  const index = rows.findIndex(rows.some(isAt) ? isAt : row => row.classList.contains('row--open'))
  const inView = rows.find(row => row.getBoundingClientRect().bottom > 200)
  const next = index < 0 ? inView : rows[index + by]
  next?.focus()
  return next !== undefined
}

/** Scrolls the document by a page, while the focus is in the list. */
function scrollDocument(by: 1 | -1) {
  const [list, top] = [visibleListElement(), topPageElement()]
  if (!list || !top || arrowKeyList() !== list) return false
  top.scrollBy({ top: by * (top.clientHeight - 160) })
  return true
}

/**
 * Moves the focus between the list's open row and the document. With the Tab key alone, the reader would pass through
 * the whole list.
 */
function switchPane(pane: 'document' | 'list') {
  const [list, top] = [visibleListElement(), topPageElement()]
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

const isLetter = ({ key, altKey, shiftKey }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter && !altKey && !shiftKey

function actionOf(event: KeyboardEvent, showCommands: () => void): (() => boolean) | undefined {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey) {
    if (isLetter(event, 'f')) return findInDocument
    return isLetter(event, 'k') ? () => (showCommands(), true) : undefined
  }
  if (event.altKey || event.shiftKey) return undefined
  // An open layer beside the text handles the Escape key itself.
  if (key === 'Escape') return openLayerCount() ? undefined : closeDocument
  const isTyping = target instanceof Element && target.closest(TEXT_FIELDS) !== null
  return isTyping ? undefined : KEY_ACTIONS[key]
}

/**
 * Handles the keyboard shortcuts of the app, until the returned function is called. Modal layers and other key
 * handlers come first. In a text field only Escape and the shortcuts with Ctrl are handled.
 */
function listenToKeys(showCommands: () => void) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isPageCovered()) return
    if (actionOf(event, showCommands)?.()) event.preventDefault()
  }
  document.addEventListener('keydown', onKeyDown)
  return () => document.removeEventListener('keydown', onKeyDown)
}

const loadCommandBar = () => import('./command-bar/index.h5')
const loadAccount = () => import('./account-sheet.h5')

/**
 * Returns the code and the state of a layer, and a function that shows it. The code loads when the layer first opens. If
 * it does not load, a message says so, and the next attempt to show the layer loads it again.
 */
function useLateLayer<Part extends object>(load: () => Promise<Part>) {
  const [part, setPart] = useState<Part>()
  const [isOpen, setOpen] = useState(false)
  const show = useCallback(() => {
    setOpen(true)
    void load().then(setPart, () => {
      setOpen(false)
      toast(copy.error.network)
    })
  }, [load])
  return { part, layer: { open: isOpen, onClose: () => setOpen(false) }, show }
}

/**
 * The frame of a large screen: the brand bar, the split view, the keyboard shortcuts, the command bar and the account
 * sheet.
 */
export function LargeScreenFrame() {
  const commands = useLateLayer(loadCommandBar)
  const account = useLateLayer(loadAccount)
  const { show } = commands
  useEffect(arrangePages, [])
  useEffect(() => listenToKeys(show), [show])
  return createPortal(
    <>
      <BrandBar onCommands={show} onAccount={account.show} />
      {commands.part && <commands.part.CommandBar {...commands.layer} />}
      {account.part && <account.part.AccountSheet {...account.layer} />}
    </>,
    document.body,
  )
}
