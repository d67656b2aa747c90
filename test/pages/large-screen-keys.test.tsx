/** The keys of a large screen, over a list and the document beside it. */
import { LargeScreenFrame } from '@/app/large-screen/frame.h5'
import { commandBarCopy } from '@/copy/command-bar'
import { pushLayer } from '@/platform/layers'
import { NO_SPLIT, useSplitState } from '@/platform/split-view/index.h5'
import * as navigation from '@/routing/navigation'
import { act, all, press, render, until } from '../support/render-block'

const LIST = `<button id='search' class='search-bar__open'></button>
  <div class='filter-rail'><button id='filter'></button></div>
  <div class='row row--open' id='row-1' tabindex='0'></div><div class='row' id='row-2' tabindex='0'></div>
  <input id='box'>`
const UNREAD = LIST.replace('row--open', '')
const TEXT = `<button id='tool' sensors_name='reader_find'></button><a id='link' href='#'>link</a>`
const FIND = `<div class='find-bar'><input id='find'></div>`
const CLOSE = `<button id='close' sensors_name='find_close'></button>`

type Pages = Array<[address: string, contents: string]>
const list = (contents = LIST): Pages[number] => ['/case-list', contents]
const text = (contents = TEXT): Pages[number] => ['/case-detail/c1', contents]
const SPLIT = [list(), text()]

let events: string[]
/** How far the rows have moved down. */
let moved = 0
let app: HTMLElement

function openPages(pages: Pages) {
  app.replaceChildren(
    ...pages.map(([id, contents]) =>
      Object.assign(document.createElement('div'), { id, className: 'taro_page', innerHTML: contents }),
    ),
  )
}

const element = (id: string) => document.getElementById(id)!
const focused = () => document.activeElement?.id ?? ''

beforeAll(() => {
  // jsdom has no layout: every element is visible, and the second row is the first one in view.
  Object.defineProperty(HTMLElement.prototype, 'offsetParent', { configurable: true, get: () => document.body })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 800 })
  HTMLElement.prototype.getBoundingClientRect = function (this: HTMLElement) {
    const top = (this.id === 'row-2' ? 300 : 0) + moved
    return { top, bottom: top + 50 } as DOMRect
  }
  Element.prototype.scrollIntoView = () => undefined
  Element.prototype.scrollBy = ((by: ScrollToOptions) => void events.push(`scroll ${by.top}`)) as typeof scrollBy
  document.addEventListener('click', ({ target }) => events.push(`click ${(target as Element).id}`))
})

beforeEach(() => {
  events = []
  app =
    document.getElementById('app') ??
    document.body.appendChild(Object.assign(document.createElement('div'), { id: 'app' }))
  jest.spyOn(navigation, 'back').mockImplementation(async () => events.push('back') > 0)
})
afterEach(() => {
  openPages([])
  jest.restoreAllMocks()
})

interface Keys extends KeyboardEventInit {
  key: string
}
const ctrl = (key: string): Keys => ({ key, ctrlKey: true })

/** Returns what a key does, the next focus included. A key without an effect is left to the browser. */
async function pressIn(pages: Pages, from: string | undefined, { key, ...init }: Keys) {
  openPages(pages)
  await render(LargeScreenFrame)
  if (from) element(from).focus()
  const event = await press((from && element(from)) || document.body, key, init)
  const effects = [...events, ...(focused() === (from ?? '') ? [] : [`focus ${focused()}`])]
  expect(event.defaultPrevented).toBe(effects.length > 0)
  return effects.join(', ')
}

test.each<[what: string, pages: Pages, from: string | undefined, keys: Keys, effect: string]>([
  ['a slash opens the search of the list', SPLIT, 'link', { key: '/' }, 'click search'],
  ['a slash where nothing is searched', [text()], 'link', { key: '/' }, ''],
  ['a slash in a text field', SPLIT, 'box', { key: '/' }, ''],
  ['a slash with Alt', SPLIT, 'row-1', { key: '/', altKey: true }, ''],
  ['a slash with Shift', SPLIT, 'row-1', { key: '/', shiftKey: true }, ''],
  ['down to the next row', SPLIT, 'row-1', { key: 'ArrowDown' }, 'focus row-2'],
  ['down from the open row', SPLIT, undefined, { key: 'ArrowDown' }, 'focus row-2'],
  ['down to the first row in view', [list(UNREAD)], undefined, { key: 'ArrowDown' }, 'focus row-2'],
  ['down at the last row', SPLIT, 'row-2', { key: 'ArrowDown' }, ''],
  ['up to the row before', SPLIT, 'row-2', { key: 'ArrowUp' }, 'focus row-1'],
  ['up at the first row', SPLIT, 'row-1', { key: 'ArrowUp' }, ''],
  ['down in the filters', SPLIT, 'filter', { key: 'ArrowDown' }, ''],
  ['down in the document', SPLIT, 'link', { key: 'ArrowDown' }, ''],
  ['down in a document without a list', [text()], undefined, { key: 'ArrowDown' }, ''],
  ['down without a page', [], undefined, { key: 'ArrowDown' }, ''],
  ['right into the document', SPLIT, 'row-1', { key: 'ArrowRight' }, 'focus link'],
  ['right in the document', SPLIT, 'link', { key: 'ArrowRight' }, ''],
  ['right into a document without links', [list(), text('')], 'row-1', { key: 'ArrowRight' }, ''],
  ['right beside no document', [list()], 'row-1', { key: 'ArrowRight' }, ''],
  ['left to the open row', SPLIT, 'link', { key: 'ArrowLeft' }, 'focus row-1'],
  ['left in the list', SPLIT, 'row-1', { key: 'ArrowLeft' }, ''],
  ['a page down scrolls the document from the list', SPLIT, 'row-1', { key: 'PageDown' }, 'scroll 640'],
  ['a page up scrolls it back', SPLIT, 'row-1', { key: 'PageUp' }, 'scroll -640'],
  ['a space scrolls it too', SPLIT, 'row-1', { key: ' ' }, 'scroll 640'],
  ['a page down in the document', SPLIT, 'link', { key: 'PageDown' }, ''],
  ['a page down beside no document', [list()], 'row-1', { key: 'PageDown' }, ''],
  [
    'Escape closes the search in the text first',
    [list(), text(CLOSE + TEXT)],
    'link',
    { key: 'Escape' },
    'click close',
  ],
  ['Escape closes the document', SPLIT, 'box', { key: 'Escape' }, 'back'],
  ['Escape in the first document', [text()], 'link', { key: 'Escape' }, ''],
  ['Escape in a list', [['/search', ''], list()], 'row-1', { key: 'Escape' }, ''],
  ['Escape without a page', [], undefined, { key: 'Escape' }, ''],
  ['Ctrl+F opens the search in the text', SPLIT, 'box', ctrl('f'), 'click tool'],
  ['Ctrl+F returns to the open search', [list(), text(FIND + TEXT)], 'find', ctrl('F'), 'click tool'],
  ['Ctrl+F in a list', [list()], 'row-1', ctrl('f'), ''],
  ['Ctrl+Shift+F', SPLIT, 'link', { ...ctrl('f'), shiftKey: true }, ''],
  ['Ctrl+Alt+F', SPLIT, 'link', { ...ctrl('f'), altKey: true }, ''],
  ['Ctrl+J', SPLIT, 'link', ctrl('j'), ''],
  ['a key that composes a character', SPLIT, 'row-1', { key: '/', isComposing: true }, ''],
  ['a letter', SPLIT, 'row-1', { key: 'x' }, ''],
])('%s', async (_what, pages, from, keys, effect) => {
  expect(await pressIn(pages, from, keys)).toBe(effect)
})

test('Ctrl+F selects the text of an open search that has lost the focus', async () => {
  openPages([list(), text(FIND)])
  await render(LargeScreenFrame)
  const box = element('find') as HTMLInputElement
  box.value = '违约金'
  expect((await press(element('row-1'), 'f', { metaKey: true })).defaultPrevented).toBe(true)
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3])
})

test('Ctrl+K opens the commands, also from a text field', async () => {
  openPages(SPLIT)
  await render(LargeScreenFrame)
  expect((await press(element('box'), 'k', { ctrlKey: true })).defaultPrevented).toBe(true)
  await until(() => all(`[role='dialog'][aria-label='${commandBarCopy.open}']`).length === 1)
})

describe('a key is left to', () => {
  beforeEach(async () => {
    openPages(SPLIT)
    await render(LargeScreenFrame)
  })

  test('a layer over the page', async () => {
    const layer = pushLayer(() => undefined)
    expect((await press(element('row-1'), 'ArrowDown')).defaultPrevented).toBe(false)
    layer.remove()
    expect((await press(element('row-1'), 'ArrowDown')).defaultPrevented).toBe(true)
  })

  test('a layer beside the text, if it is Escape', async () => {
    const layer = pushLayer(() => undefined, false)
    await press(element('link'), 'Escape')
    expect(events).toEqual([])
    layer.remove()
    await press(element('link'), 'Escape')
    expect(events).toEqual(['back'])
  })

  test('an element that has handled it', async () => {
    element('row-1').addEventListener('keydown', event => event.preventDefault())
    await press(element('row-1'), 'ArrowDown')
    expect(focused()).not.toBe('row-2')
  })
})

describe('a list and its document', () => {
  const panes = () => [app.className, ...Array.from(app.children, ({ id, className }) => `${id}: ${className}`)]

  test('are side by side from the moment the document opens until it closes', async () => {
    openPages([list()])
    await render(LargeScreenFrame)
    expect(panes()).toEqual(['', '/case-list: taro_page'])
    openPages(SPLIT)
    await until(() => app.className === 'panes')
    expect(panes()).toEqual(['panes', '/case-list: taro_page pane-list', '/case-detail/c1: taro_page pane-top'])
    expect(useSplitState.getState().documentAddress).toBe('/case-detail/c1')
    app.lastElementChild!.remove()
    await until(() => app.className === '')
    expect(panes()).toEqual(['', '/case-list: taro_page'])
    expect(useSplitState.getState().documentAddress).toBe(NO_SPLIT.documentAddress)
  })

  test('the document that the list opened keeps its row marked under a further document', async () => {
    openPages([list(), text(), ['/law-detail/l1', TEXT.replace('link', 'other')]])
    await render(LargeScreenFrame)
    expect(panes().slice(2)).toEqual(['/case-detail/c1: taro_page', '/law-detail/l1: taro_page pane-top'])
    expect(useSplitState.getState().documentAddress).toBe('/case-detail/c1')
  })

  test('all pages above the list count when the reader is in the list, and none when in the document', async () => {
    openPages(SPLIT)
    await render(LargeScreenFrame)
    await act(() => element('row-1').click())
    expect(useSplitState.getState().pagesAbove()).toBe(1)
    await act(() => element('link').click())
    expect(useSplitState.getState().pagesAbove()).toBe(0)
  })

  test('the row in view stays in its place when the list gets narrow', async () => {
    openPages([list(UNREAD)])
    await render(LargeScreenFrame)
    const page = app.firstElementChild!
    const resize = () => (moved = 120)
    window.addEventListener('resize', resize, { once: true })
    app.append(Object.assign(document.createElement('div'), { id: '/case-detail/c1', className: 'taro_page' }))
    await until(() => page.scrollTop > 0)
    moved = 0
    expect(page.scrollTop).toBe(120)
  })
})
