/**
 * H5 only, in the place of '@tarojs/router' (see config/h5.ts): Taro's router without its navigation bar, and with eight things mended.
 *
 * - A public address with params (`/case-detail/1`) finds its page's config, so it has a title.
 * - An address that no screen has shows the not-found screen and stays in the address bar.
 * - The browser's forward button keeps the page it leaves, as a push does; Taro would destroy it.
 * - Back closes what lies open over the page before it leaves the page.
 * - That holds on the page one came in by, too.
 * - Back over several pages at once unloads as many as the browser stepped.
 * - A step waits until the page of the last one is drawn; Taro would take down the page below.
 * - A literal `%` in a path reaches the page instead of breaking the router.
 */
import * as taro from '@tarojs/router/dist/index.js'
import stacks from '@tarojs/router/dist/router/stack.js'
import type { BrowserHistory, Listener, Location, Update } from 'history'
import { customRoutes } from '@/routing/page-tree'
import { ROUTES } from '@/routing/routes'
import { closeTopLayer, onLayerOpened, openLayers } from '@/platform/layers'
import { AddressBook, encodedTwice } from '@/platform/router/address-book'
import { inTurn } from '@/platform/router/step-queue'
import { layerEntry, leaveApp, position } from '@/platform/router/layer-entry'
import { pageCode } from '@/platform/router/page-code'
import { pageMotion } from '@/platform/router/page-motion'

export * from '@tarojs/router/dist/index.js'

const book = new AddressBook(ROUTES['not-found'].url)

const forTaro = (location: Location): Location => ({
  ...location,
  pathname: encodedTwice(book.known(location.pathname)),
})

export function createBrowserHistory(options: Parameters<typeof taro.createBrowserHistory>[0]): BrowserHistory {
  pageMotion.watch()
  const history = taro.createBrowserHistory(options)
  let last = position()
  let onLayer = layerEntry.isHere()
  let returning = false
  let entering = false
  const listeners = new Set<Listener>()

  history.listen(update => {
    const steps = position() - last
    const fallen = onLayer && steps < 0
    last = position()
    onLayer = layerEntry.isHere()
    /** What the event is to Taro; nothing, when it only closed a layer. */
    let action: typeof history.action | undefined = update.action
    /** How many pages the browser stepped back. */
    const back = update.action === 'POP' ? Math.max(0, -steps) : 0
    if (position() === 0 && layerEntry.rewritten) {
      window.history.replaceState(window.history.state, '', layerEntry.rewritten)
    }
    if (update.action === 'REPLACE' && !entering) layerEntry.rewritten = ''
    if (entering) {
      action = 'PUSH' as typeof update.action
    } else if (onLayer) {
      action = undefined
    } else if (fallen) {
      action = undefined
      fall()
    } else if (returning) {
      returning = false
      action = undefined
    } else if (back > 0 && closeTopLayer()) {
      returning = true
      action = undefined
      history.go(back)
    } else if (update.action === 'POP' && steps > 0) {
      action = 'PUSH' as typeof update.action
    }
    if (action) tell({ action, location: forTaro(update.location) }, update.action === 'POP', back)
  })

  const tell = (step: Update, popped: boolean, back: number) =>
    inTurn(() => {
      if (back > 0) stacks.delta = Math.min(back, stacks.length)
      pageMotion.begin(step.action, popped)
      for (const listener of [...listeners]) listener(step)
    })

  const raise = () => {
    const { pathname, search, hash } = window.location
    if (position() === 0) history.push({ pathname, search, hash }, layerEntry.mark)
  }
  onLayerOpened(raise)

  /** Back was pressed on the entry of a layer: for the layer, or, when that is closed already, for the page. */
  function fall() {
    const open = openLayers()
    if (!closeTopLayer()) leaveApp()
    else if (open > 1) raise()
  }

  return {
    ...history,
    push(to, state) {
      if (!onLayer) return history.push(to, state)
      entering = true
      history.replace(to, state)
      entering = false
    },
    get action() {
      return history.action
    },
    get location() {
      return forTaro(history.location)
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Without Taro's navigation bar: every screen draws its own header. */
export const handleAppMount = () => document.getElementById('app')?.classList.add('taro_router')

export const createRouter: typeof taro.createRouter = (history, app, config, framework) => {
  config.router.customRoutes = { ...config.router.customRoutes, ...customRoutes() }
  book.open(config.router)
  pageCode.register(config.routes)
  const exact = taro.routesAlias.getOrigin
  taro.routesAlias.getOrigin = (path = '') => {
    const page = exact(path)
    return page === path ? (book.pageAt(path) ?? path) : page
  }
  return taro.createRouter(history, app, config, framework)
}
