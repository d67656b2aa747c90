/**
 * Replaces '@tarojs/router' on H5 (see config/h5.ts). It is Taro's router without the navigation bar, with eight fixes.
 *
 * - A public address with parameters (`/case-detail/1`) finds the config of its page, and so its title.
 * - An unknown address shows the not-found screen and stays in the address bar.
 * - The browser's forward button keeps the page below. Taro would destroy that page.
 * - The back button closes an open layer, such as a popup, before it leaves the page.
 * - This works on the first page of the visit too.
 * - A step back over several pages unloads all of these pages.
 * - A step waits until the page of the previous step is drawn. Otherwise Taro would remove the page below.
 * - A literal `%` in a path reaches the page. In Taro's router it causes an error.
 */
import * as taro from '@tarojs/router/dist/index.js'
import stacks from '@tarojs/router/dist/router/stack.js'
import type { BrowserHistory, Listener, Location, Update } from 'history'
import { customRoutes } from './routes'
import { ROUTES } from '@/routing/routes'
import { closeTopLayer, onLayerOpened, openLayerCount } from '@/platform/layers'
import { AddressBook, encodeTwice, pageChunks } from '@/platform/router/pages'
import { queueStep, layerEntry, leaveApp, historyPosition } from '@/platform/router/history-steps'
import { pageMotion } from '@/platform/router/page-motion'

export * from '@tarojs/router/dist/index.js'

const addressBook = new AddressBook(ROUTES['not-found'].url)

const forTaro = (location: Location): Location => ({
  ...location,
  pathname: encodeTwice(addressBook.resolve(location.pathname)),
})

export function createBrowserHistory(options: Parameters<typeof taro.createBrowserHistory>[0]): BrowserHistory {
  pageMotion.watch()
  const history = taro.createBrowserHistory(options)
  let lastPosition = historyPosition()
  let isOnLayer = layerEntry.isCurrent()
  let isReturning = false
  let isReplacingLayer = false
  const listeners = new Set<Listener>()

  history.listen(update => {
    const steps = historyPosition() - lastPosition
    const hasLeftLayer = isOnLayer && steps < 0
    lastPosition = historyPosition()
    isOnLayer = layerEntry.isCurrent()
    /** The action that is reported to Taro. It is `undefined` if the step only opened or closed a layer. */
    let action: typeof history.action | undefined = update.action
    /** The number of pages that the browser stepped back. */
    const back = update.action === 'POP' ? Math.max(0, -steps) : 0
    if (historyPosition() === 0 && layerEntry.rewritten) {
      window.history.replaceState(window.history.state, '', layerEntry.rewritten)
    }
    if (update.action === 'REPLACE' && !isReplacingLayer) layerEntry.rewritten = ''
    if (isReplacingLayer) {
      action = 'PUSH' as typeof update.action
    } else if (isOnLayer) {
      action = undefined
    } else if (hasLeftLayer) {
      action = undefined
      closeLayer()
    } else if (isReturning) {
      isReturning = false
      action = undefined
    } else if (back > 0 && closeTopLayer()) {
      isReturning = true
      action = undefined
      history.go(back)
    } else if (update.action === 'POP' && steps > 0) {
      action = 'PUSH' as typeof update.action
    }
    if (action) notifyTaro({ action, location: forTaro(update.location) }, update.action === 'POP', back)
  })

  const notifyTaro = (step: Update, isPop: boolean, back: number) =>
    queueStep(() => {
      if (back > 0) stacks.delta = Math.min(back, stacks.length)
      pageMotion.begin(step.action, isPop)
      for (const listener of [...listeners]) listener(step)
    })

  const pushLayerEntry = () => {
    const { pathname, search, hash } = window.location
    if (historyPosition() === 0) history.push({ pathname, search, hash }, layerEntry.mark)
  }
  onLayerOpened(pushLayerEntry)

  /**
   * Handles a step back from a history entry that belongs to a layer.
   * Closes the topmost layer. If no layer is open any more, leaves the app.
   */
  function closeLayer() {
    const open = openLayerCount()
    if (!closeTopLayer()) leaveApp()
    else if (open > 1) pushLayerEntry()
  }

  return {
    ...history,
    push(to, state) {
      if (!isOnLayer) return history.push(to, state)
      isReplacingLayer = true
      history.replace(to, state)
      isReplacingLayer = false
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

/** Mounts the app without Taro's navigation bar, because every screen draws its own header. */
export const handleAppMount = () => document.getElementById('app')?.classList.add('taro_router')

export const createRouter: typeof taro.createRouter = (history, app, config, framework) => {
  config.router.customRoutes = { ...config.router.customRoutes, ...customRoutes() }
  addressBook.configure(config.router)
  pageChunks.register(config.routes)
  const originalGetOrigin = taro.routesAlias.getOrigin
  taro.routesAlias.getOrigin = (path = '') => {
    const page = originalGetOrigin(path)
    return page === path ? (addressBook.pageAt(path) ?? path) : page
  }
  return taro.createRouter(history, app, config, framework)
}
